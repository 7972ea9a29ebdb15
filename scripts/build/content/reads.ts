/**
 * Which content files a page was made of. The build notes them while a page renders, so that the next
 * build knows whether the page would come out the same.
 *
 * The list is global, since the bundled pages and the build's scripts each have this module.
 */
const listName = Symbol.for('content-reads')
const shared = globalThis as { [listName]?: Set<string> | undefined }

/** Notes that a content file was read; does nothing while nobody listens. */
export const noteRead = (file: string): void => void shared[listName]?.add(file)

/**
 * Runs something, one at a time, and tells which content files it read.
 * @returns Its result, and the files in the order of the alphabet.
 */
export async function withReads<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; reads: string[] }> {
  const reads = new Set<string>()
  shared[listName] = reads
  try {
    return { result: await run(), reads: [...reads].toSorted() }
  } finally {
    shared[listName] = undefined
  }
}
