/** Starts the embedded backend and Vike's development server: `npm run dev`. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { withBase } from '../model/base-path.ts'
import { develop } from '../engine/serve/develop.ts'
import { developLanguage } from '../engine/language-builds/develop-language.ts'
import { runUntilStopped } from '../engine/serve/run-until-stopped.ts'
import { listenAddress } from '../engine/serve/static/listen-address.ts'

const { options } = readCommandLine({
  usage: 'npm run dev',
  options: {
    port: { type: 'string', help: 'the port, like PORT', default: process.env['PORT'] ?? '3000' },
    host: { type: 'string', help: 'the address, like HOST', default: process.env['HOST'] ?? 'localhost' },
    language: { type: 'string', help: 'shows this further language of the site', default: '' },
    open: { type: 'string', help: 'opens this path in the browser', default: '' },
  },
})
process.env['SHOW_DRAFTS'] = '1'
const address = listenAddress({ PORT: options.port, HOST: options.host })
const { language: tag, ...others } = options
const flags = Object.entries(others).flatMap(([name, value]) => (value ? `--${name}=${value}` : []))
await runUntilStopped((parts) =>
  tag
    ? developLanguage(process.cwd(), { tag, flags }, parts)
    : develop({ ...address, open: withBase(options.open) }, parts),
)
