/** A package of the lock file. */
interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Every package that some packages load, including themselves, as placed by npm.
 * @param names As resolved from the project's root.
 * @param locked The packages of package-lock.json, by folder.
 * @returns Their folders, such as `node_modules/pg`.
 */
export function closureOf(
  names: readonly string[],
  locked: Readonly<Record<string, Locked>>,
): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (from: string, name: string): void => {
    const folder = placeOf(from, name, locked)
    if (folder === undefined || reached.has(folder)) return
    reached.add(folder)
    const { dependencies, optionalDependencies } = locked[folder] ?? {}
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(folder, next)
  }
  for (const name of names) visit('', name)
  return reached
}

/** Where a package finds another: in its own node_modules, or the nearest one above it. */
function placeOf(from: string, name: string, locked: Readonly<Record<string, Locked>>): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (Object.hasOwn(locked, place)) return place
    if (folder === '') return undefined
  }
}
