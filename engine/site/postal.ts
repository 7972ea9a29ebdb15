/** How people of a country write telephone numbers and addresses. */

/** The digits of a number after its country, in groups, and what they dial before it at home. */
interface Form {
  code: string
  groups: readonly number[]
  before?: string
  between?: string
}

/**
 * Countries whose numbers have one length and one grouping (national numbering plans, ITU-T E.129). Elsewhere, as in
 * Germany, the groups depend on the town: `phoneDisplay` says how they are.
 */
const forms: readonly Form[] = [
  { code: '1', groups: [3, 3, 4], between: '-' },
  { code: '33', groups: [1, 2, 2, 2, 2], before: '0' },
  { code: '34', groups: [3, 3, 3] },
  { code: '41', groups: [2, 3, 2, 2], before: '0' },
  { code: '45', groups: [2, 2, 2, 2] },
  { code: '47', groups: [2, 2, 2, 2] },
  { code: '48', groups: [3, 3, 3] },
  { code: '351', groups: [3, 3, 3] },
  { code: '354', groups: [3, 4] },
]

/** A number as it is written at home, such as 412-555-0142 or 22 00 00 00; where that is not known, as it is dialed. */
export function writtenPhone(e164: string): string {
  for (const { code, groups, before = '', between = ' ' } of forms) {
    const pattern = new RegExp(
      String.raw`^\+${code}${groups.map((count) => String.raw`(\d{${count}})`).join('')}$`,
    )
    const found = pattern.exec(e164)
    if (found) return before + found.slice(1).join(between)
  }
  return e164
}

interface Address {
  postalCode?: string | undefined
  locality: string
  /** The state or province as in an address. */
  region?: string | undefined
  regionName?: string | undefined
  country: string
}

/** Countries that write the postal code behind the town, and the state between them (Universal Postal Union). */
const codeLast: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'NZ', 'IN', 'ZA', 'PR'])

/** Countries whose addresses name no state or county, though they have some (Universal Postal Union). */
const stateless: ReadonlySet<string> = new Set(['AT', 'BE', 'CH', 'DE', 'DK', 'FI', 'FR', 'NL', 'NO', 'SE'])

/** The line of an address with the town: “Tucson, AZ 85701”, “0155 Oslo”, “06600 México, CDMX”. */
export function townLine({ postalCode, locality, region, regionName, country }: Address): string {
  const named = postalCode === undefined ? (regionName ?? region) : (region ?? regionName)
  const state = stateless.has(country) ? undefined : named
  const [before, behind] = codeLast.has(country) ? ['', postalCode] : [postalCode, '']
  const join = (parts: readonly (string | undefined)[], between: string) =>
    parts.filter(Boolean).join(between)
  return join([join([before, locality], ' '), join([state, behind], ' ')], state ? ', ' : ' ')
}
