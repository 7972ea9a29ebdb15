/** Bundles the site into the folder named by the argument, without rendering a page: see bundle-site.ts. */
import { build } from 'vike/api'
import { endWithParent } from '../process/run-in-process.ts'

endWithParent()
const [folder = ''] = process.argv.slice(2)
try {
  await build({
    viteConfig: { root: process.cwd(), logLevel: 'error', build: { outDir: folder, emptyOutDir: true } },
    vikeConfig: { prerender: { disableAutoRun: true } },
  })
  process.exit()
} catch (error) {
  // Vite may leave handles open, which would keep this process alive and the build waiting for it.
  console.error(error)
  process.exit(1)
}
