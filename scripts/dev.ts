/** Starts the embedded backend and Vike's development server with it: `npm run dev`. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { withBase } from '../model/base-path.ts'
import { keepCompiled } from '../engine/process/compile-cache.ts'
import { develop } from '../engine/serve/develop.ts'
import { runUntilStopped } from '../engine/serve/run-until-stopped.ts'
import { listenAddress } from '../engine/serve/static/environment.ts'

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
process.env['SHOW_DRAFTS'] = '1'
const address = { ...listenAddress({ PORT: options.port, HOST: options.host }), open: withBase(options.open) }
await runUntilStopped((parts) => develop(address, parts))
