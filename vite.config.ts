import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { hasLanguages } from './.site/languages.ts'
import { sections } from './model/site.ts'
import { drawings } from './engine/drawing-files/serve-drawings.ts'
import { pictures } from './engine/picture-files/serve-pictures.ts'
import { subsetFonts } from './engine/bundle/subset-fonts.ts'
import { clientStandIns } from './renderer/patches/client-stand-ins.ts'
import { reactModules } from './renderer/patches/react-modules.ts'
import { absentPages } from './renderer/patches/absent-pages.ts'
import { vikeAssertions } from './renderer/patches/vike-assertions.ts'
import { vikeMemory } from './renderer/patches/vike-memory.ts'
import { vikeSettings } from './renderer/patches/vike-settings.ts'
import { vikeUnused } from './renderer/patches/vike-unused.ts'
import { clientModules } from './engine/bundle/client-modules.ts'
import { importAgain } from './engine/bundle/import-again.ts'
import { compileHints } from './engine/bundle/compile-hints.ts'
import { leaveOutLanguages } from './engine/bundle/leave-out-languages.ts'
import { clientPackages } from './engine/bundle/client-packages.ts'
import { serveEditor } from './engine/editor/serve-editor.ts'
import { lateFiles, startChunks } from './engine/bundle/start-chunks.ts'
import { shrinkEntry } from './engine/bundle/shrink-entry.ts'
import { contentOverlay } from './engine/development/content-overlay.ts'
import { slowSteps } from './engine/development/slow-steps.ts'
import { stylesInBrowser } from './engine/development/styles-in-browser.ts'
import { siteFolder } from './engine/process/site-folder.ts'
import { basePath } from './model/base-path.ts'
import { ownPageSlugs } from './model/routes.ts'
import { searchDocumentsInDevelopment } from './engine/site-files/serve-search-documents.ts'

/** What model/environment.ts may know in a browser; nothing else of the environment. */
const publicSetting = (name: string) => JSON.stringify(process.env[name] || null)
/** Where the embedded backend of `npm run dev` listens. */
const backend = process.env['EMBEDDED_BACKEND']

// Vike finds pages by their files, and asks this variable which to pass over. A site without pages of its own ships no
// code for them; the development server may be given the first one at any time.
if (process.env['NODE_ENV'] === 'production' && ownPageSlugs.length === 0)
  process.env['VIKE_CRAWL'] = JSON.stringify({ ignore: ['pages/own/**'] })

export default defineConfig({
  base: `${basePath}/`,
  publicDir: `${siteFolder(process.cwd())}/public`,
  define: {
    SITE_BASE_PATH: JSON.stringify(basePath),
    SITE_HAS_FEEDS: JSON.stringify(sections.blog),
    SITE_HAS_LANGUAGES: JSON.stringify(hasLanguages),
    SITE_HAS_RESOURCES: JSON.stringify(sections.resources),
    SITE_OWN_PAGES: JSON.stringify(ownPageSlugs),
    PUBLIC_BACKEND_URL: publicSetting('PUBLIC_ENV__BACKEND_URL'),
    PUBLIC_BACKEND_KEY: publicSetting('PUBLIC_ENV__BACKEND_KEY'),
    PUBLIC_TURNSTILE_SITE_KEY: publicSetting('PUBLIC_ENV__TURNSTILE_SITE_KEY'),
  },
  plugins: [
    vike(),
    react(),
    clientStandIns(),
    reactModules(),
    vikeUnused(),
    vikeAssertions(),
    absentPages(),
    vikeMemory(),
    vikeSettings(),
    subsetFonts(),
    drawings(),
    pictures(),
    searchDocumentsInDevelopment(),
    contentOverlay(),
    serveEditor(),
    slowSteps(),
    stylesInBrowser(),
    clientPackages(),
    clientModules(),
    leaveOutLanguages(hasLanguages),
    importAgain(),
    shrinkEntry(),
    compileHints(),
  ],
  // Only loopback, whatever Vite's default becomes.
  server: {
    host: 'localhost',
    // Thousands of files that nobody edits. Below this folder only: a language is developed in a copy in .cache.
    watch: {
      ignored: ['.cache', 'reports', 'test-results'].map(
        (name) => `${import.meta.dirname.replaceAll('\\', '/')}/${name}/**`,
      ),
    },
    ...(backend ? { proxy: { '^/(rest|functions)/v1/': { target: backend, xfwd: true } } } : {}),
  },
  // A site's parts have the tools of the theme's styles, wherever their folder lies.
  css: { preprocessorOptions: { scss: { loadPaths: [import.meta.dirname] } } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: lateFiles },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // No module of the app reads a property for its side effect.
          treeshake: { propertyReadSideEffects: false },
          output: {
            chunkFileNames: ({ name }) => `assets/chunks/${name === 'react' ? 'react' : 'chunk'}-[hash].js`,
            codeSplitting: startChunks,
          },
        },
      },
    },
  },
})
