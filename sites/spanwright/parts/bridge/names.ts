import { bridge } from './lenticular.ts'

/**
 * The visitor's names for parts of the bridge, by the part's index. They are stored in the address's fragment, which
 * browsers send to no server; a link shares them.
 */
export type Names = ReadonlyMap<number, string>

/** More names, or longer ones, would hide the drawing. */
export const most = { names: 5, letters: 24 }

const start = '#bridge='

/** On one line, without characters that could reverse the text around it or break the address. */
const cleaned = (text: string): string =>
  Array.from(text.replace(/[\s\p{Cc}\p{Cs}\p{Bidi_C}]+/gu, ' '))
    .slice(0, most.letters)
    .join('')
    .trim()

/** The names with a part's name set, or removed if the text is empty; unchanged if there would be too many. */
export function withName(names: Names, index: number, text: string): Names {
  const next = new Map(names)
  const name = cleaned(text)
  if (name) next.set(index, name)
  else next.delete(index)
  return next.size > most.names ? names : next
}

/** A truncated link may end in half a character, which counts as nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/**
 * The names in a fragment such as `#bridge=3:Ed's%20head;7:the%20price%20file`, where 1 is the first part.
 * Anything that isn't a part with a name is ignored.
 * @returns Undefined if the fragment is not about the bridge.
 */
export function namesFrom(fragment: string): Names | undefined {
  if (!fragment.startsWith(start)) return undefined
  return fragment
    .slice(start.length)
    .split(';')
    .reduce((names: Names, entry) => {
      const [, number, name = ''] = /^(\d+):(.*)/.exec(entry) ?? []
      const index = Number(number) - 1
      return bridge.members[index] ? withName(names, index, decoded(name)) : names
    }, new Map())
}

/** The fragment that {@link namesFrom} reads; empty without names. */
export const fragmentOf = (names: Names): string =>
  names.size > 0
    ? start + Array.from(names, ([index, name]) => `${index + 1}:${encodeURIComponent(name)}`).join(';')
    : ''
