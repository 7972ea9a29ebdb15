/**
 * The file at the site's root that proves ownership of the key, which is its name and its content.
 * @param key The key in site.yaml; empty for none.
 * @returns The file's text by its name; empty without a key.
 */
export const keyFile = (key: string): Record<string, string> => (key === '' ? {} : { [`${key}.txt`]: key })

/** The requests that announce these pages, at most 10,000 in each (indexnow.org, documentation). */
export function notices(origin: string, key: string, paths: readonly string[], most = 10_000) {
  const count = Math.ceil(paths.length / most)
  return Array.from({ length: count }, (_, index) => ({
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList: paths.slice(index * most, (index + 1) * most).map((path) => origin + path),
  }))
}

/** The body of a request to indexnow.org. */
type Notice = ReturnType<typeof notices>[number]

/** Forwards each notice to all participating search engines. */
const endpoint = 'https://api.indexnow.org/indexnow'

/**
 * Sends a notice.
 * @returns Whether it was accepted, and a line to print.
 */
export async function send(notice: Notice): Promise<{ ok: boolean; line: string }> {
  const { ok, status } = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(notice),
  })
  return { ok, line: `${notice.urlList.length} addresses sent; ${endpoint} responded with ${status}` }
}
