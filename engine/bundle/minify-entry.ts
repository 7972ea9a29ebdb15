/** Minifies the code that its thread is started with, and posts the result: see shrink-entry.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { minify } from 'terser'

const { code = '' } = await minify(workerData as string, {
  module: true,
  // Getters count as pure, since no module of the app reads a property for its side effect.
  compress: { passes: 3, pure_getters: true },
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port has no origin.
parentPort?.postMessage(code)
