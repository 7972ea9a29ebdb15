/** How often each file could not be loaded, by its address. */
const failures = new Map<string, number>()

/**
 * Imports a file of the build. Browsers may remember for as long as the document lives that an address failed
 * (HTML, "fetch a single module script"), so each retry asks for another one: the same file with a query.
 * The build puts a call of this in the place of every `import()` (engine/bundle/import-again.ts).
 * @param address From the site's root.
 * @throws {Error} If the file, or one that it imports, can't be loaded.
 */
async function importAgain(address: string): Promise<unknown> {
  const tries = failures.get(address) ?? 0
  try {
    return (await import(/* @vite-ignore */ tries > 0 ? `${address}?again=${tries}` : address)) as unknown
  } catch (error) {
    failures.set(address, tries + 1)
    throw error
  }
}

/** Makes {@link importAgain} known to the build's files, before the first of them imports another. */
export function installImportAgain(): void {
  Object.assign(globalThis, { importAgain })
  // Vite takes a style sheet whose element is there for loaded.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement)) return
      failures.set(target.href, 1)
      target.remove()
    },
    true,
  )
}

/** Whether the server answers when it is asked for what couldn't be loaded, if only that it is no longer there. */
export async function isReachable(): Promise<boolean> {
  const asked = [...failures.keys()].map((address) => fetch(address, { method: 'HEAD', cache: 'no-store' }))
  return Promise.any(asked).then(
    () => true,
    () => false,
  )
}
