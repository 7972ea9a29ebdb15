/** Values that a firm states of itself, written so that browsers, telephones and search engines take them. */
import { z } from 'zod'
import { addressProblem } from '../../model/site-address.ts'

/** A choice of what a runtime knows by name. */
const known = (isKnown: (name: string) => boolean, expected: string) =>
  z
    .string()
    .refine(isKnown, { error: ({ input }) => `“${String(input)}” is not valid; expected ${expected}` })

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** A well-formed tag may still name nothing: `english` has the form of a language. */
const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && languageNames.of(tag) !== undefined
  } catch {
    return false
  }
}

/** A language and where it is written so: `en-US` (BCP 47). */
export const languageTag = known(isLanguage, 'a tag such as en-US or nb-NO')

/** A name of the time zone database. */
export const timeZoneName = known(
  (zone) => zone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(zone),
  'a name such as Europe/Oslo',
)

/** Three capitals (ISO 4217). */
export const currencyCode = known(
  (name) => Intl.supportedValuesOf('currency').includes(name),
  'three capital letters such as USD or NOK',
)

/** A host as the name system knows it: letters beyond ASCII become punycode (RFC 3492). */
const asciiHost = (host: string): string => URL.parse(`https://${host}`)?.host ?? host

/** The address of a site, without a slash at the end. */
export const siteAddress = z
  .string()
  .superRefine((url, context) => {
    const problem = addressProblem(url)
    if (problem) context.addIssue(problem)
  })
  .transform((url) => url.replace(/(?<=^https?:\/\/)[^/?#]+/, asciiHost))

/** An address for mail; its domain may be written in any letters. */
export const mailAddress = z
  .string()
  .transform((mail) => mail.replace(/(?<=@)[^@]+$/, asciiHost))
  .pipe(z.email('expected an address such as hello@firm.example'))

/** A number with its country and without spaces (E.164). */
export const phoneNumber = z
  .string('this is a number; put it in quotes, such as "+14125550142"')
  .regex(/^\+[1-9]\d{6,14}$/, 'expected the number with its country code and no spaces, such as +14125550142')

/** An amount of money, hours, weeks or days. */
export const amount = z.number().min(0, 'this is negative; expected 0 or more')

/** An amount that something is sold for or takes: of nothing, a page would say “$0 to $0”. */
export const realAmount = z.number().positive('expected more than 0')

/**
 * Both ends of a range, which may be the same.
 * @param item Each end.
 * @param example Such as `[15, 25]`.
 */
export const range = (item: z.ZodNumber, example: string) =>
  z
    .array(item)
    .length(2, `expected two numbers, such as ${example}`)
    .refine(
      ([from = 0, to = 0]) => from <= to,
      'the first is larger than the second; expected them the other way around',
    )
