import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Returns the memory of this process's garbage to the system. V8 would keep it, while the processes that this one waits
 * for need theirs.
 */
export function freeGarbage(): void {
  // Only contexts that are made after this have the function.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  // Any other collection leaves pages that are half empty.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
