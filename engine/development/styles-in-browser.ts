import type { Plugin } from 'vite'

/**
 * Leaves the stylesheets out of the server's modules: in development the browser asks for each of them by itself,
 * and Sass took a fifth of the time of the first page to compile them for nobody.
 */
export const stylesInBrowser = (): Plugin => ({
  name: 'styles-in-browser',
  apply: 'serve',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  load: {
    filter: { id: /\.scss$/ },
    handler: () => '',
  },
})
