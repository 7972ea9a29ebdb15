import { closest } from 'fastest-levenshtein'
import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { addressProblem } from '../../model/site-address.ts'
import { sections, type SectionName } from '../../model/site.ts'
import { toHex } from '../../styles/color.ts'
import type { Fault } from '../faults/fault.ts'
import { nearestAccent, parseAccent } from './palette.ts'

const sectionNames = Object.keys(sections) as [SectionName, ...SectionName[]]
/** Sections whose pages can start empty; the others need the sample's texts. */
export const emptySections: readonly SectionName[] = ['blog']

const line = (max: number) => z.string().trim().min(2, 'expected some words').max(max)

const address = z.string().superRefine((url, context) => {
  const problem = addressProblem(url)
  if (problem) context.addIssue(problem)
})

const accentText = z.string().superRefine((text, context) => {
  const accent = parseAccent(text)
  if (!accent) {
    context.addIssue(`“${text}” is no color; expected #rrggbb or oklch(lightness chroma hue)`)
    return
  }
  const nearest = nearestAccent(accent)
  if (nearest !== accent)
    context.addIssue(
      `words on a button of ${text} don't reach a contrast of 7:1; the nearest color that does is ${toHex(nearest)}`,
    )
})

/** Even if other answers have faults, so that all of them are reported at once. */
const always = (): boolean => true

/** An answer may be missing while others are checked. */
const lengthOf = (text: string | undefined): number => text?.length ?? 0

/** The sections that can't begin empty. */
const needy = (kept: unknown): SectionName[] =>
  Array.isArray(kept)
    ? sectionNames.filter((name) => kept.includes(name) && !emptySections.includes(name))
    : []

/** What `npm run setup` needs to know about a firm. */
export const answersSchema = z
  .strictObject({
    name: line(40),
    /** Follows every page's title. */
    shortName: line(10).optional(),
    legalName: line(80).optional(),
    tagline: line(90),
    url: address,
    city: line(40),
    /** State, province or county, as in an address, and in full. */
    region: z.string().trim().max(10).default(''),
    regionName: z.string().trim().max(40).default(''),
    country: z.string().regex(/^[A-Z]{2}$/, 'expected two capitals, such as US (ISO 3166)'),
    areaServed: line(80),
    timeZone: z
      .string()
      .refine(
        (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
        'expected a name such as Europe/Oslo',
      ),
    phone: z.string().regex(/^\+[\d ()-]{7,20}$/, 'expected it with its country, such as +47 22 00 00 00'),
    email: z.email('expected an address such as hello@example.com'),
    hours: line(60),
    founder: line(60),
    founderRole: line(60),
    accent: accentText.optional(),
    /** The sections to keep; home, services, about, contact and the legal pages always stay. */
    sections: z.array(z.enum(sectionNames)),
    content: z.enum(['keep', 'empty'], 'expected keep or empty'),
  })
  .refine(({ name, shortName }) => Boolean(shortName) || lengthOf(name) <= 10, {
    path: ['shortName'],
    error: 'the name has more than 10 characters; expected a short name of 10 at most for the titles',
    when: always,
  })
  .refine(({ content, sections: kept }) => content !== 'empty' || needy(kept).length === 0, {
    path: ['sections'],
    error: ({ input }) =>
      `${needy((input as { sections?: unknown }).sections).join(', ')} lives from the texts of the sample; expected content: keep, or the section left out`,
    when: always,
  })
export type Answers = z.output<typeof answersSchema>

/**
 * Reads a file of answers, in JSON or YAML.
 * @param file Its name, for the messages.
 * @param text What it holds.
 * @returns The answers, or every fault with its line.
 */
export function readAnswers(file: string, text: string): { answers: Answers } | { faults: Fault[] } {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' })
  const [broken] = document.errors
  if (broken) {
    const { line: at } = counter.linePos(broken.pos[0])
    return {
      faults: [
        { file, line: at, field: 'file', problem: `${broken.message.split('\n')[0]}; expected JSON or YAML` },
      ],
    }
  }
  const result = answersSchema.safeParse(document.toJS())
  if (result.success) return { answers: result.data }
  const lineOf = (at: readonly PropertyKey[]): number => {
    const node = document.getIn(at, true) as { range?: [number, number, number] } | undefined
    return node?.range ? counter.linePos(node.range[0]).line : 1
  }
  const known = Object.keys(answersSchema.shape)
  return {
    faults: result.error.issues.flatMap((issue): Fault[] =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            file,
            line: lineOf([key]),
            field: key,
            problem: `this is no question; did you mean ${closest(key, known)}?`,
          }))
        : [{ file, line: lineOf(issue.path), field: issue.path.join('.') || 'file', problem: issue.message }],
    ),
  }
}
