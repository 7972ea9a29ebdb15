/**
 * The address that a request came from, as reported by the server in front of the function: the edge network's header,
 * or else the last entry of `x-forwarded-for`, which the nearest proxy added. The first entry is only the caller's
 * claim. Empty if both are missing.
 */
export function clientAddress(headers: Headers): string {
  const ofNetwork = headers.get('cf-connecting-ip')
  if (ofNetwork) return ofNetwork
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
}
