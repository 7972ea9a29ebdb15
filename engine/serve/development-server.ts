/** The process that develop.ts starts: Vike's development server, until its parent is gone. */
import { dev } from 'vike/api'
// Vike would load these, and all of Vite, only once it is told to start: here that happens while the backend starts.
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
