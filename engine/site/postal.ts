/** Formats telephone numbers and addresses by the conventions of each country. */
import type { SiteFields } from '../schemas/site.ts'

/** The format of a country's numbers: the digits after the country code, in groups. */
interface Form {
  code: string
  /** How the numbers of this form begin after the code, as a pattern; by default, anyhow. */
  start?: string
  groups: readonly number[]
  /** Dialed before the number within the country. */
  before?: string
  between?: string
}

/**
 * Countries whose numbers all have the same length and grouping (national numbering plans, ITU-T E.129). Elsewhere, as
 * in Germany, the groups depend on the town, and site.yaml gives them as `phoneDisplay`.
 */
const forms: readonly Form[] = [
  { code: '1', groups: [3, 3, 4], between: '-' },
  // Mobile numbers; towns with a code of two digits; the others.
  { code: '31', start: '6', groups: [1, 8], before: '0', between: '-' },
  {
    code: '31',
    start: String.raw`1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[58]`,
    groups: [2, 7],
    before: '0',
    between: '-',
  },
  { code: '31', groups: [3, 6], before: '0', between: '-' },
  { code: '33', groups: [1, 2, 2, 2, 2], before: '0' },
  { code: '34', groups: [3, 3, 3] },
  { code: '41', groups: [2, 3, 2, 2], before: '0' },
  // Mobile numbers; the codes of towns, which follow, have two to four digits.
  { code: '39', start: '3', groups: [3, 3, 4] },
  { code: '45', groups: [2, 2, 2, 2] },
  { code: '47', groups: [2, 2, 2, 2] },
  // Mobile numbers; the others begin with the code of a town.
  { code: '48', start: '45|5[0137]|6[069]|7[2389]|88', groups: [3, 3, 3] },
  { code: '48', groups: [2, 3, 2, 2] },
  // Mexico City, Guadalajara and Monterrey; the others.
  { code: '52', start: '33|5[56]|81', groups: [2, 4, 4] },
  { code: '52', groups: [3, 3, 4] },
  { code: '351', groups: [3, 3, 3] },
  { code: '354', groups: [3, 4] },
]

/** A number in its country's own format, such as 412-555-0142 or 22 00 00 00; unchanged if that is not known. */
export function writtenPhone(e164: string): string {
  for (const { code, start = '', groups, before = '', between = ' ' } of forms) {
    const pattern = new RegExp(
      String.raw`^\+${code}(?=${start})${groups.map((count) => String.raw`(\d{${count}})`).join('')}$`,
    )
    const found = pattern.exec(e164)
    if (found) return before + found.slice(1).join(between)
  }
  return e164
}

/** Countries that write the postal code after the town and the state (Universal Postal Union). */
const codeLast: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'GB', 'IE', 'NZ', 'IN', 'ZA', 'PR'])

/** Countries that have states or counties but omit them in addresses (Universal Postal Union). */
const stateless: ReadonlySet<string> = new Set(
  'AT BE CH CZ DE DK EE ES FI FR GB HU LU LV NL NO PL PT SE SI SK'.split(' '),
)

/** The line of an address with the town: “Tucson, AZ 85701”, “0155 Oslo”, “06600 México, CDMX”, “39100 Bolzano (BZ)”. */
export function townLine({ postalCode, locality, region, regionName, country }: SiteFields['address']) {
  const named = postalCode === undefined ? (regionName ?? region) : (region ?? regionName)
  const state = stateless.has(country) ? undefined : named
  const [before, behind] = codeLast.has(country) ? ['', postalCode] : [postalCode, '']
  const join = (parts: readonly (string | undefined)[], between: string) =>
    parts.filter(Boolean).join(between)
  const isBracketed = country === 'IT' && state !== undefined
  return join(
    [join([before, locality], ' '), join([isBracketed ? `(${state})` : state, behind], ' ')],
    state && !isBracketed ? ', ' : ' ',
  )
}
