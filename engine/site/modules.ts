import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readIfThere } from '../process/read-if-there.ts'

/** The folder of the modules that are generated from the site's files. Git ignores it. */
export const modulesFolder = '.site'

/** The sources of modules, by their names below {@link modulesFolder}. */
export type Modules = Readonly<Record<string, string>>

/**
 * The source of a module that exports values.
 * @param values By the names of the exports: anything that JSON can express.
 * @param options.head The lines that import the types.
 * @param options.types The types of the exports, by name.
 * @param options.isConst Whether the values are declared `as const`.
 */
export function dataModule(
  values: Readonly<Record<string, unknown>>,
  {
    head = '',
    types = {},
    isConst = false,
  }: { head?: string; types?: Readonly<Record<string, string>>; isConst?: boolean } = {},
): string {
  const exported = Object.entries(values).map(([name, value]) => {
    const type = types[name] === undefined ? '' : `: ${types[name]}`
    const literal = JSON.stringify(value, undefined, 2) ?? 'undefined'
    return `export const ${name}${type} = ${literal}${isConst ? ' as const' : ''}\n`
  })
  return `// Written from the site's files. Don't edit it.\n${head}${head && '\n'}${exported.join('\n')}`
}

/**
 * Writes the modules that have changed, so that watchers of the others aren't triggered.
 * @param folder A folder directly below the project's root, because the modules' imports begin with `../`.
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
