import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { subsetFonts } from './scripts/build/subset-fonts.ts'
import { clientHelmet } from './scripts/build/client-helmet.ts'
import { contentReload } from './scripts/build/content-reload.ts'

const reactRouter = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

export default defineConfig({
  plugins: [vike(), react(), clientHelmet(), subsetFonts(), contentReload()],
  resolve: {
    // Its exports point at the development build; the production one is a third of the size.
    alias: [{ find: /^react-router(-dom)?$/, replacement: reactRouter }],
  },
  // Loopback alone, whatever the tool's default becomes.
  server: { host: 'localhost' },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
