import { parseYaml, type YamlFile } from '../faults/read-yaml.ts'
import { fence } from '../site/source-text.ts'

/** A file with fields in YAML, and a body if it is Markdown. */
export interface SourceFile extends YamlFile {
  /** The Markdown below the front matter. */
  body: string
  /** 1-based line on which the body starts. */
  bodyLine: number
}

/** Splits a Markdown file into its YAML front matter, with line numbers, and its body. */
export function readFrontMatter(file: string, text: string): SourceFile {
  const match = fence.exec(text)
  if (!match) {
    const problem = /^\uFEFF?---/.test(text)
      ? 'the front matter is not closed; expected a line of --- after the fields'
      : 'there is no front matter; expected the file to begin with --- and the fields'
    const fault = { file, line: 1, field: 'front matter', problem }
    return { file, value: undefined, body: '', bodyLine: 1, lineOf: () => 1, faults: [fault] }
  }
  const [whole, yaml = ''] = match
  const { value, lineOf, faults } = parseYaml(file, yaml)
  return {
    file,
    value,
    body: text.slice(whole.length),
    bodyLine: whole.split('\n').length,
    // The opening fence takes the first line, so line 1 of the YAML is line 2 of the file.
    lineOf: (at) => lineOf(at) + 1,
    faults: faults.map((fault) => ({
      ...fault,
      line: fault.line + 1,
      field: fault.field === 'file' ? 'front matter' : fault.field,
    })),
  }
}
