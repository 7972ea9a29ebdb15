/** Starts the embedded backend and Vike's development server with it: `npm run dev`. */
import { readCommandLine } from './command/command-line.ts'
import { withBase } from '../content/base-path.ts'
import { site } from '../content/site.ts'
import { listEntries, todayIn } from './build/content/list-entries.ts'
import { keepCompiled } from './build/process/compile-cache.ts'
import { develop } from './serve/develop.ts'
import { runUntilStopped } from './serve/run-until-stopped.ts'
import { listenAddress } from './serve/static/environment.ts'

const { PORT = '3000', HOST = 'localhost' } = process.env
const { options } = readCommandLine({
  usage: 'npm run dev',
  options: {
    port: { type: 'string', help: 'where to listen, as PORT', default: PORT },
    host: { type: 'string', help: 'on which address, as HOST', default: HOST },
    open: { type: 'string', help: 'opens this path in the browser', default: '' },
  },
})
keepCompiled(process.cwd())
listEntries(process.cwd(), todayIn(site.timeZone))
process.env['SHOW_DRAFTS'] = '1'
const address = { ...listenAddress({ PORT: options.port, HOST: options.host }), open: withBase(options.open) }
await runUntilStopped((parts) => develop(address, parts))
