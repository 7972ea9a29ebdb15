import { z } from 'zod'
import type { Fault } from '../faults/fault.ts'
import { checkYaml, parseYaml } from '../faults/read-yaml.ts'
import { accent, reporter } from '../schemas/data-fields.ts'
import { placeSchema } from '../schemas/records.ts'
import { sectionNames, siteSchema } from '../schemas/site.ts'
import { mailAddress, phoneNumber, writtenAddress } from '../schemas/values.ts'
import { currencyIn } from './region.ts'

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(2, 'expected some words')
    .max(max)
    .regex(/^[^\p{Emoji_Presentation}\u{FE0F}]*$/u, 'the typeface has no emoji; expected words alone')

/** A phone number, which may have spaces here. */
const phone = z
  .string('expected it in quotes')
  .refine(
    (said) => /^\+[\d ()-]+$/.test(said) && phoneNumber.safeParse(`+${said.replace(/\D/g, '')}`).success,
    'expected it with its country code, such as +1 412-555-0100 or +47 22 00 00 00',
  )

/** Makes a check run even if other answers have faults, so that all are reported at once. */
const always = (): boolean => true

/** Whether a site has pages of places, which show a map. */
export const hasPlaces = (sections: unknown): boolean =>
  Array.isArray(sections) && sections.includes('locations')

const { language, languages, timeZone, currency, hours, address, founded } = siteSchema.shape
const { lat, lon } = placeSchema.shape

interface Question {
  text: string
  /** The answer if the line is empty, and the starter suggests none. */
  usual?: string | undefined
  /** What to convert the line to; by default, it stays a text. */
  kind?: 'list' | 'number'
  /** Whether it is in the language of the texts, so that nothing is suggested for a language other than the starter's. */
  isWorded?: true
}

/** The questions to which the fields of {@link answersSchema} are the answers. */
export const questionsOf = z.registry<Question>()

function asked<Schema extends z.ZodType>(text: string, schema: Schema, more: Partial<Question> = {}): Schema {
  questionsOf.add(schema, { text, ...more })
  return schema
}
const worded = { isWorded: true } as const

/** What `npm run setup` needs to know about a firm, in the order in which it asks. */
export const answersSchema = z
  .strictObject({
    /** The folder in `sites` to begin with. */
    starter: z.string().optional(),
    /** By default, the starter's. */
    language: asked('Language of the texts, such as de, es-MX or en-GB', language.optional()),
    name: asked('Name of the firm', line(40)),
    shortName: asked(
      'Short name for the titles, at most 10 characters (Enter: the name, if it is that short)',
      line(10).optional(),
    ),
    legalName: asked('Registered name', line(80).optional()),
    tagline: asked('What it does, for whom and where, on one line', line(90), worded),
    url: asked('Address of the site', writtenAddress, { usual: 'https://www.example.com' }),
    city: asked('City', line(40)),
    region: asked('State or province, as in an address (optional)', z.string().trim().max(40).optional()),
    regionName: asked('The same, in full (optional)', z.string().trim().max(40).optional()),
    country: asked('Country, two letters', address.shape.country),
    /** By default, the country's. */
    currency: asked('Currency, three letters', currency.optional()),
    street: asked('Street, if visitors may come there (optional)', line(80).optional()),
    postalCode: asked('Postal code (optional)', z.string('expected it in quotes').trim().max(12).optional()),
    areaServed: asked('Where it works', line(80)),
    timeZone: asked('Time zone', timeZone),
    phone: asked('Phone, with +country (optional)', phone.optional()),
    email: asked('Email', mailAddress),
    hours: asked('Hours', hours, worded),
    /** By default, the starter's. */
    replyTime: asked('How soon a message gets a reply', line(40).optional(), worded),
    founder: asked('Who visitors deal with', line(60)),
    founderRole: asked('What that person does', line(60), worded),
    /** The year; by default, the current one. */
    founded: founded.optional(),
    accent: asked('Accent color, #rrggbb (Enter: the starter’s)', accent.optional()),
    /** The sections to have, besides home, services, about, contact and the legal pages, which every site has. */
    sections: asked(`Sections, from ${sectionNames.join(', ')}, or none`, z.array(z.enum(sectionNames)), {
      kind: 'list',
    }),
    /** In degrees; distances on the pages of places are measured from it. */
    latitude: asked('Latitude of the city, such as 42.13', lat.optional(), { kind: 'number' }),
    longitude: asked('Longitude of the city, such as -80.09', lon.optional(), { kind: 'number' }),
    county: asked('County or district of the city, without that word, such as Erie', line(40).optional()),
    /** The further languages of the starter to keep; by default, all. */
    languages: languages.unwrap().optional(),
  })
  .superRefine(
    ({ name, shortName, country, currency: money, sections, latitude, longitude, county }, context) => {
      const report = reporter(context)
      const needsPlace = hasPlaces(sections)
      // After faults, answers may be missing or of any type.
      if (!shortName && ((name as string | undefined) ?? '').length > 10)
        report(
          ['shortName'],
          'the name has more than 10 characters; expected a short name of at most 10 for the titles',
        )
      // After a country with a fault, there is no more to say.
      if (!money && address.shape.country.safeParse(country).success && !currencyIn(country))
        report(['currency'], 'the currency of this country is not known here; expected one such as EUR')
      if (needsPlace && latitude === undefined)
        report(['latitude'], 'locations shows a map; expected where the city is, such as 42.13')
      if (needsPlace && longitude === undefined)
        report(['longitude'], 'locations shows a map; expected where the city is, such as -80.09')
      if ((needsPlace || latitude !== undefined) && !county)
        report(
          ['county'],
          'places are listed by county; expected the county or district of the city without that word, such as Erie',
        )
    },
    { when: always },
  )
export type Answers = z.output<typeof answersSchema>

/** The schema for a starter with these further languages; other languages can't be kept. */
const withLanguagesOf = (further: readonly string[]) =>
  answersSchema.superRefine(
    ({ languages: kept }, context) => {
      for (const [index, tag] of (Array.isArray(kept) ? kept : []).entries())
        if (!further.includes(tag))
          reporter(context)(
            ['languages', index],
            `the starter has no texts in ${tag}; ${further.length > 0 ? `expected any of ${further.join(', ')}, or none` : 'expected no further language here: add it after setup, as docs/languages.md shows'}`,
          )
    },
    { when: always },
  )

/** The answers without those that are empty. */
export const withoutEmpty = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== '' && value !== null))

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
  const said = z.record(z.string(), z.unknown()).safeParse(source.value).data
  const further = furtherIn(starterNamed(source.value))
  const { data, faults } = checkYaml(
    said ? { ...source, value: withoutEmpty(said) } : source,
    further ? withLanguagesOf(further) : answersSchema,
  )
  return data && faults.length === 0 ? { answers: data } : { faults }
}
