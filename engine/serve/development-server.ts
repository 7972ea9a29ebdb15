/** The process that develop.ts starts: Vike's development server, until its parent ends. */
import { dev } from 'vike/api'
// Loaded here, while the backend starts; otherwise Vike would load these, and all of Vite, only when it is started.
// oxlint-disable-next-line import/no-unassigned-import
import 'vike/plugin'
// oxlint-disable-next-line import/no-unassigned-import
import 'vite'
import { endWithParent } from '../process/run-in-process.ts'
import type { DevelopmentSettings } from './develop.ts'

endWithParent()
process.once('message', (settings: DevelopmentSettings) => void serve(settings))

async function serve({ address, environment }: DevelopmentSettings): Promise<void> {
  Object.assign(process.env, environment)
  await dev({
    startupLog: true,
    viteConfig: { configLoader: 'native', server: { ...address, strictPort: true } },
  })
}
