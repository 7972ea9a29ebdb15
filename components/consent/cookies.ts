import { attempt } from '#components/app/attempt.ts'
import { tagCookies, type ConsentCategory } from '#model/consent.ts'

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

/** The host and its parent domains except the top-level one: a cookie may belong to any of them. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
}

/**
 * What to write to `document.cookie` to delete the known cookies of these categories.
 * @param present The value of `document.cookie`.
 */
export function expiriesOf(
  categories: readonly ConsentCategory[],
  present: string,
  host: string,
): readonly string[] {
  const known = tagCookies.filter(({ category }) => categories.includes(category))
  const names = present.split('; ').map((pair) => pair.split('=', 1)[0] ?? '')
  return names
    .filter((name) => known.some((item) => matches(name, item.name)))
    .flatMap((name) => {
      const expired = `${name}=; max-age=0; path=/`
      return [expired, ...domainsOf(host).map((domain) => `${expired}; domain=${domain}`)]
    })
}

/** Deletes the known cookies of these categories. */
export function deleteCookies(categories: readonly ConsentCategory[]): void {
  // A sandboxed frame or an embedded view may refuse access to cookies, in which case none was written.
  attempt(() => {
    for (const expiry of expiriesOf(categories, document.cookie, location.hostname)) document.cookie = expiry
  })
}
