import path from 'node:path'
import { readIfThere } from '../process/read-if-there.ts'
import { writeFiles } from '../process/write-files.ts'

/** The folder of the modules that are generated from the site's files. Git ignores it. */
export const modulesFolder = '.site'

/** The sources of modules, by their names below {@link modulesFolder}. */
export type Modules = Readonly<Record<string, string>>

/**
 * The source of a module that exports values.
 * @param values By the names of the exports: anything that JSON can express.
 * @param types The types of the exports by name, as in `import('../model/opening.ts').Schedule`, or `const` to declare
 *   all exports `as const`.
 */
export function dataModule(
  values: Readonly<Record<string, unknown>>,
  types: Readonly<Record<string, string>> | 'const' = {},
): string {
  const exported = Object.entries(values).map(([name, value]) => {
    const literal = JSON.stringify(value, undefined, 2) ?? 'undefined'
    if (types === 'const') return `export const ${name} = ${literal} as const\n`
    const type = types[name] === undefined ? '' : `: ${types[name]}`
    return `export const ${name}${type} = ${literal}\n`
  })
  return `// Written from the site's files. Don't edit it.\n${exported.join('\n')}`
}

/**
 * The source of a module that exports the fields of a value.
 * @param type The type of the value, as in {@link dataModule}.
 */
export const fieldsModule = (value: object, type: string): string =>
  dataModule({ ...value }, Object.fromEntries(Object.keys(value).map((name) => [name, `${type}['${name}']`])))

/**
 * Writes the modules that have changed, so that watchers of the others aren't triggered.
 * @param folder A folder directly below the project's root, because the modules' imports begin with `../`.
 * @returns Whether anything was written.
 */
export function writeModules(folder: string, modules: Modules): boolean {
  const changed = Object.entries(modules).filter(
    ([name, source]) => readIfThere(path.join(folder, name)) !== source,
  )
  writeFiles(folder, Object.fromEntries(changed))
  return changed.length > 0
}
