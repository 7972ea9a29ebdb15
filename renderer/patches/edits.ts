import { Visitor, type ESTree } from 'vite'

/** A part of a file that is replaced. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Replaces parts of a file; of those inside another, only the outer one counts. */
export function edited(code: string, edits: readonly Edit[]): string {
  let at = 0
  const parts: string[] = []
  for (const { start, end, text } of edits.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    if (start < at) continue
    parts.push(code.slice(at, start), text)
    at = end
  }
  return parts.join('') + code.slice(at)
}

/**
 * Gives functions new bodies.
 * @param bodies The bodies by the functions' names.
 * @param missing The message for a function that the file lacks.
 * @throws {Error} With that message.
 */
export function newBodies(
  program: ESTree.Program,
  bodies: Readonly<Record<string, string>>,
  missing: (name: string) => string,
): Edit[] {
  const functions: ESTree.Function[] = []
  new Visitor({
    FunctionDeclaration(found) {
      functions.push(found)
    },
  }).visit(program)
  return Object.entries(bodies).map(([name, text]) => {
    const body = functions.find(({ id }) => id?.name === name)?.body
    if (!body) throw new Error(missing(name))
    return { start: body.start, end: body.end, text: `{${text}}` }
  })
}
