/** Field types for facts about a firm, in the formats that browsers, telephones and search engines accept. */
import { z } from 'zod'
import { addressProblem } from '../../model/site-address.ts'

/** A name that the JavaScript runtime knows. */
const known = (isKnown: (name: string) => boolean, expected: string) =>
  z
    .string()
    .refine(isKnown, { error: ({ input }) => `“${String(input)}” is not valid; expected ${expected}` })

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** A well-formed tag may still be no language: `english` is well-formed. */
const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && languageNames.of(tag) !== undefined
  } catch {
    return false
  }
}

/** A language tag, such as `en-US` (BCP 47). */
export const languageTag = known(isLanguage, 'a tag such as en-US or nb-NO')

/** The direction in which a language is written. */
export const directionOf = (language = 'en'): 'ltr' | 'rtl' =>
  new Intl.Locale(language).getTextInfo().direction ?? 'ltr'

/** A name from the time zone database. */
export const timeZoneName = known(
  (zone) => zone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(zone),
  'a name such as Europe/Oslo',
)

/** A currency code of three capital letters (ISO 4217). */
export const currencyCode = known(
  (name) => Intl.supportedValuesOf('currency').includes(name),
  'three capital letters such as USD or NOK',
)

/** A host as the DNS knows it: non-ASCII letters become Punycode (RFC 3492). */
const asciiHost = (host: string): string => URL.parse(`https://${host}`)?.host ?? host

/** The address of a site as people write it, without a trailing slash. */
export const writtenAddress = z.string().superRefine((url, context) => {
  const problem = addressProblem(url)
  if (problem) context.addIssue(problem)
})

/** The address of a site as browsers know it. */
export const siteAddress = writtenAddress.transform((url) =>
  url.replace(/(?<=^https?:\/\/)[^/?#]+/, asciiHost),
)

/** An email address, whose domain may have non-ASCII letters. */
export const mailAddress = z
  .string()
  .transform((mail) => mail.replace(/(?<=@)[^@]+$/, asciiHost))
  .pipe(z.email('expected an address such as hello@firm.example'))

/** A phone number with its country code and without spaces (E.164). */
export const phoneNumber = z
  .string('this is a number; put it in quotes, such as "+14125550142"')
  .regex(/^\+[1-9]\d{6,14}$/, 'expected the number with its country code and no spaces, such as +14125550142')

/** An amount of money, hours, weeks or days. */
export const amount = z.number().min(0, 'this is negative; expected 0 or more')

/** An amount above zero: for zero, a page would say “$0 to $0”. */
export const realAmount = z.number().positive('expected more than 0')

/**
 * Both ends of a range, which may be the same.
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
