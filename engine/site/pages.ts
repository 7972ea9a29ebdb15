import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type ESTree } from 'rolldown/utils'
import type { PageDeclaration } from '../../model/page-declaration.ts'
import { ContentError, repeated, type Fault } from '../faults/fault.ts'
import { dataModule, type Modules } from './modules.ts'

type PageFile = ReturnType<typeof readPageFile>

/**
 * Reads a file `page.ts` without running it, because its schema imports modules that are written from the declarations.
 * @param file Relative to the root.
 * @throws {ContentError} If the declaration isn't an object whose values are written out.
 */
function readPageFile(root: string, file: string) {
  const { program, module, errors } = parseSync(file, readFileSync(path.join(root, file), 'utf8'))
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration')
  const declared = exported && declarationIn(exported.declaration)
  if (!declared) {
    const problem =
      errors[0]?.message ?? 'expected an object whose values are written out: it is read without being run'
    throw new ContentError([{ file, line: 1, field: 'export default', problem }])
  }
  const exports = module.staticExports.flatMap(({ entries }) => entries)
  return { file, declared, hasSchema: exports.some(({ exportName }) => exportName.name === 'schema') }
}

/** The values of an object that is written out, which may be followed by `as const satisfies …`. */
function declarationIn(node: ESTree.ExportDefaultDeclarationKind): PageDeclaration | undefined {
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression')
    return declarationIn(node.expression)
  if (node.type !== 'ObjectExpression') return undefined
  const values = node.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.value.type !== 'Literal') return []
    const { key, value } = property
    return [['name' in key ? key.name : 'value' in key && key.value, value.value]] as [string, unknown][]
  })
  if (values.length < node.properties.length) return undefined
  return Object.fromEntries(values) as unknown as PageDeclaration
}

/** The fields that must differ between declarations. */
const unique = ['name', 'path', 'order'] as const

/**
 * The files `page.ts` in `pages`, in the order of the main pages that they declare.
 * @throws {ContentError} If two declarations have the same name, path or order.
 */
export function pageFiles(root: string): readonly PageFile[] {
  const found = globSync('pages/**/page.ts', { cwd: root })
    .toSorted()
    .map((file) => readPageFile(root, file.replaceAll(path.sep, '/')))
  const faults = unique.flatMap((field) =>
    repeated(found, ({ declared }) => declared[field]).map(([first, { file, declared }]): Fault => {
      const problem = `${declared[field]} is also in ${first.file}; expected another`
      return { file, line: 1, field, problem }
    }),
  )
  if (faults.length > 0) throw new ContentError(faults)
  return found.toSorted((a, b) => a.declared.order - b.declared.order)
}

/** The main pages in order, as their files declare them. */
export const declaredPages = (root: string): readonly PageDeclaration[] =>
  pageFiles(root).map(({ declared }) => declared)

/** The modules of the main pages: their declarations, and the schemas of those with fields of their own, by name. */
export const pageModules = (files: readonly PageFile[]): Modules => ({
  'pages.ts': dataModule({ declared: files.map(({ declared }) => declared) }, 'const'),
  'page-schemas.ts': [
    "// Written from the site's files. Don't edit it.\n",
    ...files
      .filter(({ hasSchema }) => hasSchema)
      .map(({ file, declared: { name } }) => `export { schema as '${name}' } from '../${file}'\n`),
  ].join(''),
})

/** The names of the main pages' files in a site's folder `pages`; legal pages have their own folder. */
export const mainPageNames = (pages: readonly PageDeclaration[]): string[] => [
  ...pages.flatMap(({ name, isLegal }) => (isLegal ? [] : name)),
  'not-found',
]
