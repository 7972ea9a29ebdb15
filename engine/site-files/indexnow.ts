/**
 * The file at the site's root that proves the key: its name and its content are the key.
 * @param key Of site.yaml; empty for none.
 * @returns The file by its name; nothing without a key.
 */
export const keyFile = (key: string): Record<string, string> => (key === '' ? {} : { [`${key}.txt`]: key })

/** The body of a request to indexnow.org. */
export interface Notice {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

/** The requests that announce these pages, at most 10,000 in each (indexnow.org, documentation). */
export function notices(origin: string, key: string, paths: readonly string[], most = 10_000): Notice[] {
  const count = Math.ceil(paths.length / most)
  return Array.from({ length: count }, (_, index) => ({
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList: paths.slice(index * most, (index + 1) * most).map((path) => origin + path),
  }))
}
