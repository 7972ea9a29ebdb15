import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readLicenses } from '../licenses/read-licenses.ts'

/** A field of a JSON file, which is an object. */
const fieldIn = (root: string, file: string, name: string): unknown =>
  (JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>)[name]

/**
 * The packages whose vulnerabilities can reach anyone: those that run in visitors' browsers, and those that run on a
 * server, in the contact function or in `npm start`. All others only build and test.
 * @returns Their folders in node_modules.
 * @throws {Error} If there is no build.
 */
export function reachedPackages(root: string): Record<'visitors' | 'the server', ReadonlySet<string>> {
  const locked = fieldIn(root, 'package-lock.json', 'packages') as Record<string, Locked>
  const ofBackend = fieldIn(root, 'packages/local-backend/package.json', 'devDependencies') as object
  const imports = fieldIn(root, 'supabase/functions/contact/deno.json', 'imports')
  const ofFunction = Object.values(imports as Record<string, string>).map((specifier) =>
    specifier.replace(/^npm:(@?[^@]+)@.*/, '$1'),
  )
  const visitors = readLicenses(root).clientPackages.map(({ name }) => `node_modules/${name}`)
  return {
    visitors: new Set(visitors),
    'the server': closureOf([...Object.keys(ofBackend), ...ofFunction], locked),
  }
}

/** A package of the lock file. */
interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/**
 * Some packages and all that they depend on, as npm has installed them.
 * @param names Names that are resolved from the project's root.
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

/** The folder in which a package finds another: in its own node_modules, or the nearest one above it. */
function placeOf(from: string, name: string, locked: Readonly<Record<string, Locked>>): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (Object.hasOwn(locked, place)) return place
    if (folder === '') return undefined
  }
}
