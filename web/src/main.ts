import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { startRouting } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { speech } from './lib/text.svelte'

settings.apply()
document.documentElement.lang = speech.language
startRouting()
await speech.enter('web', 'core', 'bots')
mount(App, { target: document.getElementById('hall')! })
