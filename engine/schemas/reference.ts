import { closest } from 'fastest-levenshtein'
import { z } from 'zod'
import { authors } from '../../model/authors.ts'
import { drafts } from '../../.site/entries.ts'
import { partNames } from '../../.site/part-names.ts'
import { serviceGroups } from '../../.site/service-groups.ts'
import { exampleKeys, stepKeys, workKeys } from '../../model/terms.ts'
import { sectionOfFolder } from '../../model/entry-folders.ts'
import { absentSection } from '../../model/sections.ts'
import { caseStudySlugs, locationSlugs, postSlugs, serviceSlugs } from '../../model/routes.ts'
import { oneOf } from './data-fields.ts'

/** What is wrong with a reference to another entry, with the closest valid one. */
function referenceProblem(folder: keyof typeof drafts, slugs: readonly string[], input: unknown): string {
  const slug = String(input)
  if (input === undefined) return `expected the name of a file in ${folder}, without .md`
  const absent = absentSection(sectionOfFolder[folder] ?? '')
  if (absent) return absent
  const drafted: readonly string[] = drafts[folder]
  if (drafted.includes(slug))
    return `${folder}/${slug}.md is a draft or not published yet; expected an entry that visitors can open`
  return `there is no ${folder}/${slug}.md; the closest is ${closest(slug, slugs) || '(none: the folder is empty)'}`
}

/** The name of another entry's file, without its extension. */
const slugOf = <Slug extends string>(folder: keyof typeof drafts, slugs: readonly Slug[]) =>
  z
    .enum(slugs, { error: ({ input }) => referenceProblem(folder, slugs, input) })
    .meta({ kind: 'reference', folder })

/** The name of a file in `authors`, without its extension. */
export const authorKey = z
  .string()
  .refine((key) => authors.has(key), {
    error: ({ input }) => `there is no authors/${String(input)}.json; expected a file there, or no author`,
  })
  .meta({ kind: 'reference', folder: 'authors' })

/** The key of an item in one of the site's data files. */
const keyIn = (file: string, kind: string, keys: readonly string[]) =>
  oneOf(keys, (key) => `${kind} “${key}” in ${file}`, 'expected one there')

export const workKey = keyIn('prices.yaml', 'work', workKeys)
export const exampleKey = keyIn('prices.yaml', 'example', exampleKeys)
export const stepKey = keyIn('prices.yaml', 'step', stepKeys)
/** One of the groups in which home and /services/ show the services. */
export const groupKey = keyIn('pages/home.yaml', 'group', serviceGroups)
export const serviceSlug = slugOf('services', serviceSlugs)
export const caseStudySlug = slugOf('case-studies', caseStudySlugs)
/** A case study that may be unpublished: the list that refers to it leaves it out until it is published. */
export const listedCaseStudySlug = slugOf('case-studies', [...caseStudySlugs, ...drafts['case-studies']])
export const locationSlug = slugOf('locations', locationSlugs)
export const postSlug = slugOf('blog', postSlugs)

/** The name of something that visitors can try, which is a folder in the site's `parts`. */
export const partName = (group: keyof typeof partNames) =>
  oneOf(
    partNames[group],
    (name) => `parts/${group}/${name}`,
    'expected a folder there, or no such field',
  ).describe(`The name of a folder in parts/${group}.`)

/** The path of a page's SVG, relative to its text. Without it, the page shows the SVG with its own name. */
export const drawing = z
  .string('expected the name of an SVG file, such as pipe.svg')
  .trim()
  .regex(
    /^(?:\.\.\/|[a-z0-9-]+\/)*[a-z0-9-]+\.svg$/,
    'expected the name of an SVG file in lowercase letters, digits and hyphens, such as pipe.svg',
  )
  .optional()
  .describe('The name of an SVG file beside the text. If empty, the one with the text’s name.')
