import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readIfThere } from '../process/read-if-there.ts'

/** Where the modules are that the build writes from the site's own files. Git ignores it: the files are the source. */
export const modulesFolder = '.site'

/** The sources of modules, by their names below {@link modulesFolder}. */
export type Modules = Readonly<Record<string, string>>

/**
 * The source of a module that exports values.
 * @param values By the names of the exports; a value is anything that JSON can hold.
 * @param types Names of types by the names of the exports, with the line that imports them.
 */
export function dataModule(
  values: Readonly<Record<string, unknown>>,
  { head = '', types = {} }: { head?: string; types?: Readonly<Record<string, string>> } = {},
): string {
  const exported = Object.entries(values).map(([name, value]) => {
    const type = types[name] === undefined ? '' : `: ${types[name]}`
    return `export const ${name}${type} = ${JSON.stringify(value, undefined, 2) ?? 'undefined'}\n`
  })
  return `// Written from the site's files. Don't edit it.\n${head}${head && '\n'}${exported.join('\n')}`
}

/**
 * Writes what has changed, so that watchers of the other modules aren't triggered for nothing.
 * @param folder One folder below the project's root, since the modules import its other files.
 * @returns Whether anything was written.
 */
export function writeModules(folder: string, modules: Modules): boolean {
  const changed = Object.entries(modules).filter(
    ([name, source]) => readIfThere(path.join(folder, name)) !== source,
  )
  for (const [name, source] of changed) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, source)
  }
  return changed.length > 0
}
