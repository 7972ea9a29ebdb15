import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'

/** The young generation of the server's heap, in megabytes. With Node's 16, garbage collection takes twice as long. */
const young = 64

let started: ChildProcess | undefined

/**
 * The process of the development server (development-server.ts), which loads Vite, and waits for its address and its
 * environment. `npm run dev` starts it before it reads the site's files, since that takes as long.
 */
export const developmentProcess = (): ChildProcess =>
  (started ??= fork(path.join(import.meta.dirname, 'development-server.ts'), {
    execArgv: [`--max-semi-space-size=${young}`],
  }))
