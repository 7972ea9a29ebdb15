import { z } from 'zod'
import type { Fault } from '../faults/fault.ts'
import { checkYaml, parseYaml } from '../faults/read-yaml.ts'
import { accent } from '../schemas/data-fields.ts'
import { placeSchema } from '../schemas/records.ts'
import { sectionNames, siteSchema } from '../schemas/site.ts'
import { mailAddress, phoneNumber, writtenAddress } from '../schemas/values.ts'

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(2, 'expected some words')
    .max(max)
    .regex(/^[^\p{Emoji_Presentation}\u{FE0F}]*$/u, 'the typeface has no emoji; expected words alone')

/** Whether the site can have a phone number, which may have spaces here. */
const isPhone = (said: string): boolean =>
  /^\+[\d ()-]+$/.test(said) && phoneNumber.safeParse(`+${said.replace(/\D/g, '')}`).success

/** Makes a check run even if other answers have faults, so that all are reported at once. */
const always = (): boolean => true

/** The length of an answer, which may be missing. */
const lengthOf = (text: string | undefined): number => text?.length ?? 0

/** Whether a site has pages of places, which show a map. */
export const hasPlaces = (sections: unknown): boolean =>
  Array.isArray(sections) && sections.includes('locations')

const { language, languages, timeZone, currency, hours, address, founded } = siteSchema.shape
const { lat, lon } = placeSchema.shape

/** What `npm run setup` needs to know about a firm. */
export const answersSchema = z
  .strictObject({
    /** The folder in `sites` to begin with. */
    starter: z.string().optional(),
    name: line(40),
    /** Follows every page's title. */
    shortName: line(10).optional(),
    legalName: line(80).optional(),
    tagline: line(90),
    url: writtenAddress,
    /** By default, the starter's. */
    language: language.optional(),
    /** The further languages of the starter to keep; by default, all. */
    languages: languages.unwrap().optional(),
    timeZone,
    /** By default, the country's, or the US dollar. */
    currency: currency.optional(),
    /** Only if visitors are welcome there. */
    street: line(80).optional(),
    postalCode: z.string('expected it in quotes').trim().max(12).optional(),
    city: line(40),
    /** State, province or county, as in an address, and in full. */
    region: z.string().trim().max(10).optional(),
    regionName: z.string().trim().max(40).optional(),
    country: address.shape.country,
    /** The position of the city, in degrees; distances on the pages of places are measured from it. */
    latitude: lat.optional(),
    longitude: lon.optional(),
    /** The county or district of the city, without that word: places are listed by county. */
    county: line(40).optional(),
    areaServed: line(80),
    phone: z
      .string('expected it in quotes')
      .refine(isPhone, 'expected it with its country code, such as +1 412-555-0100 or +47 22 00 00 00')
      .optional(),
    email: mailAddress,
    hours,
    /** By default, the starter's. */
    replyTime: line(40).optional(),
    founder: line(60),
    founderRole: line(60),
    /** The year; by default, the current one. */
    founded: founded.optional(),
    accent: accent.optional(),
    /** The sections to have, besides home, services, about, contact and the legal pages, which every site has. */
    sections: z.array(z.enum(sectionNames)),
  })
  .refine(({ name, shortName }) => Boolean(shortName) || lengthOf(name) <= 10, {
    path: ['shortName'],
    error: 'the name has more than 10 characters; expected a short name of at most 10 for the titles',
    when: always,
  })
  .refine(({ sections, latitude }) => !hasPlaces(sections) || latitude !== undefined, {
    path: ['latitude'],
    error: 'locations shows a map; expected where the city is, such as 42.13',
    when: always,
  })
  .refine(({ sections, longitude }) => !hasPlaces(sections) || longitude !== undefined, {
    path: ['longitude'],
    error: 'locations shows a map; expected where the city is, such as -80.09',
    when: always,
  })
  .refine(({ sections, latitude, county }) => county || !(hasPlaces(sections) || latitude !== undefined), {
    path: ['county'],
    error:
      'places are listed by county; expected the county or district of the city without that word, such as Erie',
    when: always,
  })
export type Answers = z.output<typeof answersSchema>

/** The schema for a starter with these further languages; other languages can't be kept. */
const withLanguagesOf = (further: readonly string[]) =>
  answersSchema.superRefine(
    ({ languages: kept }, context) => {
      for (const [index, tag] of (Array.isArray(kept) ? kept : []).entries())
        if (!further.includes(tag))
          context.addIssue({
            code: 'custom',
            path: ['languages', index],
            message: `the starter has no texts in ${tag}; ${further.length > 0 ? `expected any of ${further.join(', ')}, or none` : 'expected no further language, since it has none'}`,
          })
    },
    { when: always },
  )

const starterNamed = (answers: unknown): string | undefined => {
  const { starter } = (answers ?? {}) as { starter?: unknown }
  return typeof starter === 'string' ? starter : undefined
}

/**
 * Reads a file of answers, in JSON or YAML.
 * @param file The file's name, for messages.
 * @param text The file's text.
 * @param furtherIn Returns the further languages of the starter that the answers name; undefined if there is no such
 * starter.
 * @returns The answers, or every fault with its line.
 */
export function readAnswers(
  file: string,
  text: string,
  furtherIn: (starter: string | undefined) => readonly string[] | undefined,
): { answers: Answers } | { faults: Fault[] } {
  const source = parseYaml(file, text)
  const further = furtherIn(starterNamed(source.value))
  const { data, faults } = checkYaml(source, further ? withLanguagesOf(further) : answersSchema)
  return data && faults.length === 0 ? { answers: data } : { faults }
}
