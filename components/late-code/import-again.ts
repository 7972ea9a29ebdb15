import { loadFile } from '#components/app/load-file.ts'
import { wholeStylesheet } from '#components/app/whole-styles.ts'
import { withBase } from '#model/base-path.ts'

/** How often each file failed to load, by its address. */
const failures = new Map<string, number>()

/**
 * Imports a file of the build. Browsers may remember as long as the document exists that an address failed
 * (HTML, "fetch a single module script"), so each retry uses another address: the same file with a query.
 * The build replaces every `import()` with a call of this (engine/bundle/import-again.ts).
 * @param address Relative to the site's root.
 * @throws {Error} If the file or one that it imports can't be loaded.
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

/**
 * Imports a file of the build as soon as its stylesheets have arrived, and requests what it imports in parallel. The
 * build's every `import()` is an argument of this, instead of Vite's own, larger function.
 * @param files The addresses of the stylesheets and scripts, relative to the base path.
 */
export async function importWithFiles<Module>(
  importFile: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const whole = wholeStylesheet()
  // What shows something new waits for the whole stylesheet itself.
  const addresses = files.map((file) => withBase(`/${file}`)).filter((address) => address !== whole)
  await Promise.all(addresses.map((address) => loadFile(address)))
  return importFile()
}

/** Makes {@link importAgain} global for the build's files; runs before the first of them imports another. */
export function installImportAgain(): void {
  Object.assign(globalThis, { importAgain })
  // A stylesheet counts as loaded if its element exists.
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

/** Whether the server answers a request for any file that failed to load, even if only with an error. */
export async function isReachable(): Promise<boolean> {
  const asked = [...failures.keys()].map((address) => fetch(address, { method: 'HEAD', cache: 'no-store' }))
  return Promise.any(asked).then(
    () => true,
    () => false,
  )
}
