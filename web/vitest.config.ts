import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { rules } from './rules'

export default defineConfig({
  plugins: [svelte(), rules()],
  server: { fs: { allow: ['..'] } },
  resolve: { conditions: ['browser'] },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
})
