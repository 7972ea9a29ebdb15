/**
 * Waits for parts of a build that run side by side, until all of them have ended: a build cleans up after a
 * failure, and no part of it may still be writing then.
 * @returns What the first part returns.
 * @throws {Error} The first fault of any part.
 */
export async function allDone<Result>(
  first: Promise<Result>,
  ...others: Promise<unknown>[]
): Promise<Result> {
  for (const end of await Promise.allSettled([first, ...others]))
    if (end.status === 'rejected') throw end.reason as Error
  return first
}
