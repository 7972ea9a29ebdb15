import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type ESTree } from 'rolldown/utils'
import type { PageDeclaration } from '../../model/page-declaration.ts'
import { ContentError } from '../faults/fault.ts'

/** What a file `page.ts` exports. */
export interface PageFile {
  /** Relative to the project's root. */
  file: string
  declared: PageDeclaration
  /** Whether the page has a schema, and so fields of its own. */
  hasSchema: boolean
}

/**
 * Reads a file `page.ts` without running it, because its schema imports modules that are written from the declarations.
 * @param root The project's root.
 * @param file Relative to the root.
 * @throws {ContentError} If the declaration isn't an object whose values are written out.
 */
export function readPageFile(root: string, file: string): PageFile {
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
