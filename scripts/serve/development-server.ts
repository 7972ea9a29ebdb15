/** The process that develop.ts starts: Vike's development server, until its parent is gone. */
import { dev } from 'vike/api'
import { endWithParent } from '../build/process/run-in-process.ts'
import type { DevelopmentAddress } from './develop.ts'

endWithParent()
process.once('message', (address: DevelopmentAddress) => void serve(address))

async function serve(address: DevelopmentAddress): Promise<void> {
  await dev({ startupLog: true, viteConfig: { server: { ...address, strictPort: true } } })
}
