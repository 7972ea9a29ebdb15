import { bridge } from './texts-truss.ts'

/**
 * The visitor's own words for parts of the bridge, by the part's index. They live in the address's fragment,
 * which browsers keep to themselves: a link shares them, and no server is needed.
 */
export type Names = ReadonlyMap<number, string>

/** More names, or longer ones, would hide the drawing. */
export const most = { names: 5, letters: 24 }

const start = '#bridge='

/** In one line, without what could turn the words around it or break off the address. */
const cleaned = (text: string): string =>
  Array.from(text.replace(/[\s\p{Cc}\p{Cs}\p{Bidi_C}]+/gu, ' '))
    .slice(0, most.letters)
    .join('')
    .trim()

/** The names with this one for a part; without the part's if it is empty, and unchanged if there are too many. */
export function withName(names: Names, index: number, text: string): Names {
  const next = new Map(names)
  const name = cleaned(text)
  if (name) next.set(index, name)
  else next.delete(index)
  return next.size > most.names ? names : next
}

/** A link that was cut off may end in half a character. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/**
 * The names in a fragment such as `#bridge=3:Ed's%20head;7:the%20price%20file`, where 1 is the first part.
 * Whatever isn't a part and its name is left out.
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
