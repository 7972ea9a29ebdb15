import { LineCounter, parseDocument } from 'yaml'
import type { Fault } from '../faults/fault.ts'
import { fence, type SourceText } from './source-text.ts'

export interface SourceFile extends SourceText {
  file: string
  /** The parsed YAML; `undefined` if there is none or it can't be parsed. */
  data: unknown
  /** 1-based line on which the body starts. */
  bodyLine: number
  /** The line of a field, or of its nearest parent if the field is missing. */
  lineOf: (path: readonly PropertyKey[]) => number
  faults: Fault[]
}

/** Splits a Markdown file into its YAML front matter, with line numbers, and its body. */
export function readFrontMatter(file: string, text: string): SourceFile {
  const match = fence.exec(text)
  if (!match) {
    const problem = text.startsWith('---')
      ? 'the front matter is not closed; expected a line with --- after the fields'
      : 'there is no front matter; expected the file to start with --- and the fields'
    const fault = { file, line: 1, field: 'front matter', problem }
    return { file, text, data: undefined, body: '', bodyLine: 1, lineOf: () => 1, faults: [fault] }
  }
  const [whole, yaml = ''] = match
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false, logLevel: 'error' })
  // The opening fence takes the first line, so line 1 of the YAML is line 2 of the file.
  const toLine = (offset: number) => counter.linePos(offset).line + 1
  const faults = document.errors.map((error) => ({
    file,
    line: toLine(error.pos[0]),
    field: 'front matter',
    problem: `${error.message.split('\n')[0]}; expected valid YAML`,
  }))

  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      const range = (node as { range?: [number, number, number] } | undefined)?.range
      if (range) return toLine(range[0])
    }
    return 1
  }
  let data: unknown
  try {
    data = faults.length === 0 ? document.toJS({ maxAliasCount: 0 }) : undefined
  } catch {
    // YAML aliases may be undefined, circular, or expand without end; content has no need of them.
    const problem = 'an alias (*name) is not read; expected the value itself'
    faults.push({ file, line: 2, field: 'front matter', problem })
  }
  return {
    file,
    text,
    data,
    body: text.slice(whole.length),
    bodyLine: whole.split('\n').length,
    lineOf,
    faults,
  }
}
