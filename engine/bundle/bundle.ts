/** Bundles the site into the folder given as an argument, without rendering a page: see bundle-site.ts. */
import { build } from 'vike/api'
import { loadConfigFromFile, mergeConfig } from 'vite'
import { endWithParent } from '../process/run-in-process.ts'

endWithParent()
const [folder = ''] = process.argv.slice(2)
const root = process.cwd()
try {
  // Node loads the configuration here, once. Vike and Vite would bundle it and load it for each environment.
  const file = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    undefined,
    root,
    'error',
    undefined,
    'native',
  )
  if (!file) throw new Error(`there is no Vite configuration in ${root}`)
  await build({
    viteConfig: mergeConfig(file.config, {
      root,
      configFile: false,
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true },
    }),
    vikeConfig: { prerender: { disableAutoRun: true } },
  })
  process.exit()
} catch (error) {
  // Vite may leave handles open, which would keep this process, and the build that waits for it, running.
  console.error(error)
  process.exit(1)
}
