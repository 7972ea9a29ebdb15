/** A thread that minifies the code it is given, and posts the result: see shrink-entry.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { minify } from 'terser'

const { code = '' } = await minify(workerData as string, {
  module: true,
  // No module of the app reads a property for a side effect.
  compress: { passes: 3, pure_getters: true },
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port has no origin.
parentPort?.postMessage(code)
