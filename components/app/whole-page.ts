const listeners = new Set<() => void>()

/**
 * Calls the listener whenever a page has been rendered whole, after each navigation.
 * @returns A function that ends it.
 */
export function onWholePage(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls those listeners. */
export function tellWholePage(): void {
  for (const listener of listeners) listener()
}
