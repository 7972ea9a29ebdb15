/**
 * The address that a request came from, by what stands before the function: the header of the edge
 * network, else the last entry of `x-forwarded-for`, which the nearest proxy added. The first entry
 * is the caller's own claim. Empty when nobody says.
 */
export function clientAddress(headers: Headers): string {
  const ofNetwork = headers.get('cf-connecting-ip')
  if (ofNetwork) return ofNetwork
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
}
