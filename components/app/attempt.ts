/** What the function returns; undefined if it throws, as storage does where it is blocked or full. */
export function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
