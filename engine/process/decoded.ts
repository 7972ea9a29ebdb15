/** An address with its escapes decoded; unchanged if they are malformed. */
export function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
