import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { hasLanguages } from './.site/languages.ts'
import { sections } from './model/site.ts'
import { subsetFonts } from './engine/bundle/subset-fonts.ts'
import { clientStandIns } from './renderer/patches/client-stand-ins.ts'
import { reactModules } from './renderer/patches/react-modules.ts'
import { reactUnused } from './renderer/patches/react-removal.ts'
import { vikeAssertions } from './renderer/patches/vike-assertions.ts'
import { vikeMemory } from './renderer/patches/vike-memory.ts'
import { vikeSettings } from './renderer/patches/vike-settings.ts'
import { vikeUnused } from './renderer/patches/vike-unused.ts'
import { clientModules } from './engine/bundle/client-modules.ts'
import { importAgain } from './engine/bundle/import-again.ts'
import { compileHints } from './engine/bundle/compile-hints.ts'
import { leaveOutLanguages } from './engine/bundle/leave-out-languages.ts'
import { lateFiles, startChunks } from './engine/bundle/start-chunks.ts'
import { shrinkEntry } from './engine/bundle/shrink-entry.ts'
import { stylesInBrowser } from './engine/bundle/styles-in-browser.ts'
import { siteFolder } from './engine/process/site-folder.ts'
import { basePath } from './model/base-path.ts'
import { ownPageSlugs } from './model/routes.ts'

/** An environment variable for model/environment.ts in browsers, which get no other variables. */
const publicSetting = (name: string) => JSON.stringify(process.env[name] || null)
/** `Features.LightDark` of lightningcss, which comes with Vite. */
const lightDark = 2 ** 20
/** The address of the embedded backend of `npm run dev`. */
const backend = process.env['EMBEDDED_BACKEND']

// Vike finds pages by their files, except those that this variable excludes. A site without its own pages ships no code
// for them, except in development, where the first such page may be added at any time.
if (process.env['NODE_ENV'] === 'production' && ownPageSlugs.length === 0)
  process.env['VIKE_CRAWL'] = JSON.stringify({ ignore: ['pages/own/**'] })

/**
 * Loaded only when needed, since a build would wait most of a second for them. React's is for replacing modules in an
 * open page.
 */
const developmentPlugins = async () => [
  (await import('@vitejs/plugin-react')).default(),
  (await import('./engine/development/serve-files.ts')).serveFiles(),
  (await import('./engine/development/content-overlay.ts')).contentOverlay(),
]

export default defineConfig(({ command }) => ({
  base: `${basePath}/`,
  publicDir: `${siteFolder(process.cwd())}/public`,
  define: {
    SITE_BASE_PATH: JSON.stringify(basePath),
    SITE_HAS_LANGUAGES: JSON.stringify(hasLanguages),
    SITE_HAS_RESOURCES: JSON.stringify(sections.resources),
    SITE_OWN_PAGES: JSON.stringify(ownPageSlugs),
    PUBLIC_BACKEND_URL: publicSetting('PUBLIC_ENV__BACKEND_URL'),
    PUBLIC_BACKEND_KEY: publicSetting('PUBLIC_ENV__BACKEND_KEY'),
    PUBLIC_TURNSTILE_SITE_KEY: publicSetting('PUBLIC_ENV__TURNSTILE_SITE_KEY'),
  },
  plugins: [
    vike(),
    clientStandIns(),
    reactModules(),
    reactUnused(),
    vikeUnused(),
    vikeAssertions(),
    vikeMemory(),
    vikeSettings(),
    subsetFonts(),
    stylesInBrowser(),
    clientModules(),
    leaveOutLanguages(hasLanguages),
    importAgain(),
    shrinkEntry(),
    compileHints(),
    command === 'serve' && developmentPlugins(),
  ],
  server: {
    // Only loopback, whatever Vite's default becomes.
    host: 'localhost',
    // Thousands of files that nobody edits, and those after whose change the overlay of faults restarts the server: if
    // Vite did so, too, pages would reload between the two, into an error. Only those in this project: a further
    // language is developed in a copy in .cache, whose files must be watched.
    watch: {
      ignored: ['.cache', '.site', 'reports', 'test-results'].map(
        (name) => `${import.meta.dirname.replaceAll('\\', '/')}/${name}/**`,
      ),
    },
    ...(backend ? { proxy: { '^/(rest|functions)/v1/': { target: backend, xfwd: true } } } : {}),
  },
  // Lets a site's parts use the theme's Sass modules, wherever their folder is.
  css: {
    preprocessorOptions: { scss: { loadPaths: [import.meta.dirname] } },
    // No style uses `light-dark()`, whose stand-in for older browsers would follow each `color-scheme`.
    lightningcss: { exclude: lightDark },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: lateFiles },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // No module of the app reads a property for a side effect.
          treeshake: { propertyReadSideEffects: false },
          output: {
            chunkFileNames: ({ name }) => `assets/chunks/${name === 'react' ? 'react' : 'chunk'}-[hash].js`,
            codeSplitting: startChunks,
          },
        },
      },
    },
  },
}))
