/** Attributes that hold one address, in HTML and, with its quotes escaped, in HTML inside JSON. */
const addressed = /\b(?:href|src|poster|action)=\\?"(\/[^"\\]*)/g
/** Attributes that hold several addresses, each followed by its width. */
const sets = /\b(?:srcset|srcSet|imagesrcset)=\\?"([^"\\]*)/g

/** The backend's functions lie at the root of the host that answers for it (docs/backend.md). */
const ofBackend = '/functions/v1/'
/** A link to another language of the site, which has a base path of its own. */
const toLanguage = /<a [^>]*\bhreflang=[^>]*>/gi

/**
 * The addresses of a page that lead to its host but past its base path, as those of a component that writes one
 * without `withBase` (model/base-path.ts). Reads the HTML and the page's data with the HTML in it.
 * @param text The page's HTML, or its data as JSON.
 * @param base Such as `/site`; without one, nothing is outside.
 */
export function outsideBase(text: string, base: string): string[] {
  if (base === '') return []
  const own = text.replace(toLanguage, '')
  const several = [...own.matchAll(sets)].flatMap(([, set = '']) =>
    set.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s/)[0] ?? []),
  )
  const found = [...[...own.matchAll(addressed)].map(([, address = '']) => address), ...several]
  const isOutside = (address: string) =>
    address.startsWith('/') && !['//', `${base}/`, ofBackend].some((start) => address.startsWith(start))
  return [...new Set(found.filter(isOutside))]
}
