import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { startRouting } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { locale } from './lib/text.svelte'

settings.apply()
document.documentElement.lang = locale.language
startRouting()
await locale.load('web', 'core', 'bots')
mount(App, { target: document.getElementById('hall')! })
