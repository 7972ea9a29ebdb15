/** Starts the embedded backend and Vike's development server with it: `npm run dev`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { backendForSite, publicSettings } from './serve/backend/for-site.ts'

const backend = await backendForSite(process.cwd())
const vike = spawn(process.execPath, ['node_modules/vike/bin.js', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...publicSettings(backend),
    ...(backend ? { EMBEDDED_BACKEND: backend.url } : {}),
  },
})
// A signal of the terminal reaches Vike too; the backend ends after it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vike.kill(signal))
const [status] = await once(vike, 'exit')
await backend?.stop()
process.exitCode = typeof status === 'number' ? status : 0
