/** Attributes that hold one address, in HTML and, with its quotes escaped, in HTML inside JSON. */
const addressed = /\b(?:href|src|poster|action)=\\?"(\/[^"\\]*)/g
/** Attributes that hold several addresses, each followed by its width. */
const sets = /\b(?:srcset|srcSet|imagesrcset)=\\?"([^"\\]*)/g

/** The backend's functions are at the root of its host (docs/backend.md). */
const ofBackend = '/functions/v1/'
/** A link to another language of the site, which has its own base path. */
const toLanguage = /<a [^>]*\bhreflang=[^>]*>/gi

/**
 * The addresses in a page that are on its host but not below its base path, because a component wrote them without
 * `withBase` (model/base-path.ts).
 * @param text The page's HTML, or its data as JSON.
 * @param base The base path, such as `/site`; if it is empty, every address is inside.
 */
export function outsideBase(text: string, base: string): string[] {
  if (base === '') return []
  const own = text.replace(toLanguage, '')
  const several = [...own.matchAll(sets)].flatMap(([, set = '']) =>
    set.split(/,\s/).flatMap((candidate) => candidate.trim().split(/\s/)[0] ?? []),
  )
  const found = [...[...own.matchAll(addressed)].map(([, address = '']) => address), ...several]
  const isOutside = (address: string) =>
    address.startsWith('/') && !['//', `${base}/`, ofBackend].some((start) => address.startsWith(start))
  return [...new Set(found.filter(isOutside))]
}
