/** The process that develop.ts starts: Vike's development server, until its parent is gone. */
import { dev } from 'vike/api'
import { endWithParent } from '../build/process/run-in-process.ts'
import type { ListenAddress } from './static/environment.ts'

endWithParent()
process.once('message', (address: ListenAddress) => void serve(address))

async function serve(address: ListenAddress): Promise<void> {
  await dev({ startupLog: true, viteConfig: { server: { ...address, strictPort: true } } })
}
