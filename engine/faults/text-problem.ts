/** In characters, about 80,000 words. Parsing a few megabytes would take more memory than a build has. */
export const longestText = 500_000
/** Nested quotes and lists: parsers recurse, and the stack overflows at about a thousand. */
const deepest = 20

const nesting = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))+/gm
const mark = />|[-*+]|\d+/g

/**
 * Finds a reason not to parse a text at all.
 * @param text Decoded from UTF-8, with U+FFFD for invalid bytes.
 * @returns The reason and its line, or undefined.
 */
export function textProblem(text: string): { line: number; problem: string } | undefined {
  const lineAt = (index: number) => text.slice(0, index).split('\n').length
  if (text.length > longestText) {
    const problem = `${text.length.toLocaleString('en-US')} characters; expected at most ${longestText.toLocaleString('en-US')}: split it into several files`
    return { line: 1, problem }
  }
  const foreign = text.search(/\uFFFD|\0/)
  if (foreign >= 0) {
    const problem =
      'this line has characters that are not UTF-8; save the file as UTF-8 (in most editors: Save with encoding)'
    return { line: lineAt(foreign), problem }
  }
  for (const { 0: marks, index } of text.matchAll(nesting)) {
    const depth = marks.match(mark)?.length ?? 0
    if (depth > deepest) {
      const problem = `quotes and lists are nested ${depth} deep; expected at most ${deepest}`
      return { line: lineAt(index), problem }
    }
  }
  return undefined
}
