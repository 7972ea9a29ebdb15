/** Starts the embedded backend and Vike's development server with it: `npm run dev`. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { backendForSite, publicSettings } from './serve/backend/for-site.ts'
import { end } from './serve/backend/processes.ts'
import { readCommandLine } from './command-line.ts'
import { askForPort, listenAddress } from './serve/static/environment.ts'
import { runUntilStopped } from './serve/run-until-stopped.ts'

const { options } = readCommandLine({
  usage: 'npm run dev -- [--port=PORT] [--host=HOST]',
  options: {
    port: { type: 'string', help: 'instead of 3000, as PORT does' },
    host: { type: 'string', help: 'instead of localhost, as HOST does' },
  },
})

await runUntilStopped(async (parts) => {
  const { PORT = '3000', HOST = 'localhost' } = process.env
  const address = listenAddress({ PORT: options.port ?? PORT, HOST: options.host ?? HOST })
  await askForPort(address)
  const backend = await backendForSite(process.cwd())
  parts.defer(async () => backend?.stop())
  const vike = fork('scripts/serve/development-server.ts', {
    env: {
      ...process.env,
      ...publicSettings(backend),
      ...(backend ? { EMBEDDED_BACKEND: backend.url } : {}),
    },
  })
  parts.defer(() => end(vike, 'SIGTERM'))
  vike.send(address)
  const [status] = (await once(vike, 'exit')) as [number | null]
  return status ?? 1
})
