/** Whether pages of an origin may send messages. */
export type OriginRule = (origin: string) => boolean

const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * @param allowed Origins such as `https://www.example.com`; `loopback` allows every page that the machine itself
 * serves.
 */
export function originRule(allowed: readonly string[]): OriginRule {
  const exact = new Set(allowed)
  return (origin) => exact.has(origin) || (exact.has('loopback') && isLoopback(origin))
}

function isLoopback(origin: string): boolean {
  const url = URL.parse(origin)
  // An origin has neither path nor user, so parsing and serializing doesn't change it.
  return url !== null && url.origin === origin && loopbackHosts.has(url.hostname)
}
