/**
 * Tracks the content files from which a page is made, so that the next build can tell whether to render it again.
 *
 * The list is global because the bundled pages and the build's scripts each have their own copy of this module.
 */
const listName = Symbol.for('content-reads')
const shared = globalThis as { [listName]?: Set<string> | undefined }

/**
 * The name under which reading only a file's front matter is recorded. Pages that list others read only that, and don't
 * change with a body.
 */
export const fieldsOf = (file: string): string => `${file} fields`

/** Records that a content file was read; does nothing outside {@link withReads}. */
export const noteRead = (file: string): void => void shared[listName]?.add(file)

/**
 * Runs a function and records which content files it reads. Only one may run at a time.
 * @returns Its result, and the files in alphabetical order.
 */
export async function withReads<Result>(run: () => Promise<Result>) {
  const reads = new Set<string>()
  shared[listName] = reads
  try {
    return { result: await run(), reads: [...reads].toSorted() }
  } finally {
    shared[listName] = undefined
  }
}
