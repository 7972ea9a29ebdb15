import path from 'node:path'
import { visualizer } from 'rollup-plugin-visualizer'
import type { Plugin } from 'vite'

/** The file, in the build's folder, that lists the modules in the browser's bundle with their sizes. */
export const clientModulesFile = 'client-modules.json'

/** Records the modules of each file sent to the browser, for `npm run budget` and `npm run tool -- licenses`. */
export const clientModules = (): Plugin => ({
  // The plugin's type for output options lacks an `undefined` that Vite's has.
  ...(visualizer(({ dir = '' }) => ({
    template: 'raw-data',
    filename: path.join(dir, '..', clientModulesFile),
  })) as Plugin),
  name: 'client-modules',
  applyToEnvironment: (environment) => environment.name === 'client',
})
