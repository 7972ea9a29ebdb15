import path from 'node:path'
import { visualizer } from 'rollup-plugin-visualizer'
import type { Plugin } from 'vite'

/** Where a build notes the modules in the browser's bundle with their sizes, below its own folder. */
export const clientModulesFile = 'client-modules.json'

/** Notes the modules of each file that the browser gets, for the treemap of `npm run budget`. */
export const clientModules = (): Plugin => ({
  // Its own type of the output's options is narrower than Vite's by an `undefined`.
  ...(visualizer(({ dir = '' }) => ({
    template: 'raw-data',
    brotliSize: true,
    filename: path.join(dir, '..', clientModulesFile),
  })) as Plugin),
  name: 'client-modules',
  applyToEnvironment: (environment) => environment.name === 'client',
})
