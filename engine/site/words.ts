import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ContentError, type Fault } from '../faults/fault.ts'
import { siteFolder } from '../process/site-folder.ts'
import { languageTag } from '../schemas/values.ts'
import { expandTexts, type Placeholders } from './expand.ts'
import { dataModule, type Modules } from './modules.ts'
import { readYaml } from '../faults/read-yaml.ts'

interface Words {
  readonly [name: string]: string | Words | readonly Words[]
}

/** The theme's own words, in the language that has all of them. */
const original = 'interface/en.yaml'

const budgets = z
  .array(
    z.strictObject({
      value: z
        .string()
        .regex(/^[a-z0-9-]{1,40}$/, 'expected at most 40 lowercase letters, digits and hyphens')
        .describe('For stored records: it must not change later.'),
      label: z.string().trim().min(1, 'expected text, found nothing'),
    }),
  )
  .max(12)

const anything: z.ZodType<Words> = z.record(
  z.string(),
  z.lazy(() => z.union([z.string(), budgets, anything])),
)

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
type Category = (typeof categories)[number]
const isPlural = (words: Words): boolean =>
  'other' in words && Object.keys(words).every((name) => (categories as readonly string[]).includes(name))

const named = (text: string): string[] =>
  [...text.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].map(([, name = '']) => name)

/** A text with no other `{…}` than the original has. */
const textLike = (text: string) =>
  z
    .string()
    .min(1, 'expected text, found nothing')
    .superRefine((written, context) => {
      const known = new Set(named(text))
      for (const name of named(written).filter((each) => !known.has(each))) {
        const expected = [...known].map((each) => `{${each}}`).join(', ') || 'words alone'
        context.addIssue({ code: 'custom', message: `{${name}} has no value here; expected ${expected}` })
      }
    })

/** The forms by number that a language has: one and other in English. */
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** A text in each form that the language has, or for a site that says something else in some of them. */
function pluralLike(words: Words, { language, isOwn }: Rules): z.ZodType {
  const forms = formsOf(language)
  const text = textLike(JSON.stringify(words))
  const fields = z.strictObject(Object.fromEntries(categories.map((name) => [name, text]))).partial()
  return fields.superRefine((written, context) => {
    const expected = `; ${language} has ${forms.join(', ')}`
    for (const name of Object.keys(written) as Category[])
      if (!forms.includes(name))
        context.addIssue({ code: 'custom', path: [name], message: `this form is never used${expected}` })
    const missing = isOwn ? [] : forms.filter((name) => !(name in written))
    if (missing.length > 0)
      context.addIssue({ code: 'custom', message: `the form ${missing.join(', ')} is missing${expected}` })
  })
}

interface Rules {
  language: string
  /** Of a site: it need not say everything. */
  isOwn: boolean
}

/** The schema of words in place of others: the same names, the same form. What is left out stays as it was. */
function like(words: Words, rules: Rules): z.ZodType {
  if (isPlural(words)) return pluralLike(words, rules)
  const fields = Object.entries(words).map(([name, value]): [string, z.ZodType] => [
    name,
    typeof value === 'string'
      ? // What the theme says, beside the input of the editor.
        textLike(value).describe(value)
      : Array.isArray(value)
        ? budgets
        : like(value as Words, rules),
  ])
  return z.strictObject(Object.fromEntries(fields)).partial()
}

/** The words of one with those of another in their places. */
function merged(base: Words, own: Words): Words {
  const entries = Object.entries(own).map(([name, value]) => {
    const before = base[name]
    const isMap = typeof value === 'object' && !Array.isArray(value) && typeof before === 'object'
    return [name, isMap ? merged(before as Words, value as Words) : value]
  })
  return { ...base, ...(Object.fromEntries(entries) as Words) }
}

/** A file of words, as it stands. */
interface WordFile {
  file: string
  words: Words
  lineOf: (at: readonly PropertyKey[]) => number
}

/** The files of a site's words: each says something else than those before it. */
export interface WordFiles {
  files: readonly WordFile[]
  faults: Fault[]
  /** What the theme says in English, since its words in the site's language are not there; one line each. */
  untranslated: readonly string[]
}

/** Names that a language has besides that of its file. */
const aliases: Readonly<Record<string, string>> = { no: 'nb' }

/** The files of the theme's words for a language, from the general to the particular: pt, pt-BR. */
function translationsFor(root: string, language: string): string[] {
  const [general = ''] = language.split('-')
  return [...new Set([aliases[general] ?? general, language])]
    .map((tag) => `interface/${tag}.yaml`)
    .filter((file) => file !== original && existsSync(path.join(root, file)))
}

/** Reports files of words whose names are no languages. */
const misnamed = (root: string): Fault[] =>
  globSync('interface/*', { cwd: root }).flatMap((file) => {
    const { name, ext } = path.parse(file)
    if (ext === '.yaml' && languageTag.safeParse(name).success) return []
    const problem = `“${name}${ext}” is not the name of a language; expected its tag, such as de.yaml or pt-BR.yaml`
    return [{ file, line: 1, field: 'file', problem }]
  })

/** Where words have texts that others lack, as dotted names with the texts. */
function lacking(words: Words, others: Words, at: readonly string[] = []): [name: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] => {
    const [other, place] = [others[name], [...at, name]]
    if (Array.isArray(value)) return []
    const map = typeof value === 'object' ? (value as Words) : {}
    const text = isPlural(map) ? map['other'] : value
    if (typeof text === 'string') return other === undefined ? [[place.join('.'), text]] : []
    return lacking(map, typeof other === 'object' ? (other as Words) : {}, place)
  })
}

/** One line for each text that stays English, or one for all of them. */
function untranslatedIn(base: Words, translations: readonly WordFile[], language: string): string[] {
  const [general] = language.split('-')
  if (general === 'en') return []
  const file = translations[0]?.file
  if (file === undefined)
    return [`there is no interface/${general}.yaml: the theme’s own texts stay in English`]
  return lacking(base, wordsOf(translations)).map(
    ([name, text]) => `${file} ${name}: this is missing; “${text}” stays in its place`,
  )
}

/** Reads a file of words, and adds its faults to those found before. */
function readFile(root: string, file: string, schema: z.ZodType, faults: Fault[]): WordFile {
  const found = readYaml(root, file, schema)
  faults.push(...found.faults)
  return { file, words: (found.data ?? {}) as Words, lineOf: found.lineOf }
}

/** The theme's original words, and the files that say them in the site's language. */
function readTheme(root: string, language: string, faults: Fault[]): [WordFile, ...WordFile[]] {
  const base = readFile(root, original, anything, faults)
  if (faults.length > 0) throw new ContentError(faults)
  const translations = translationsFor(root, language).map((file) =>
    readFile(root, file, like(base.words, { language, isOwn: false }), faults),
  )
  return [base, ...translations]
}

/**
 * Reads the words that the site says by itself: those of the theme, and those of this firm where it says something
 * else in `words.yaml`.
 * @param root The project's root.
 * @param language Of the site, such as `en-US`. What its file in `interface` lacks stays English, and is listed.
 * @param folder Holds the firm's own words: the site's folder, or that of a further language.
 * @throws {ContentError} If the theme's original words have faults: without them, every other word would be one.
 */
export function readWords(root: string, language: string, folder: string = siteFolder(root)): WordFiles {
  const faults: Fault[] = []
  const theme = readTheme(root, language, faults)
  faults.push(...misnamed(root))
  const own = `${folder}/words.yaml`
  const schema = like(wordsOf(theme), { language, isOwn: true })
  const files = existsSync(path.join(root, own)) ? [...theme, readFile(root, own, schema, faults)] : theme
  const [base, ...translations] = theme
  return { files, faults, untranslated: untranslatedIn(base.words, translations, language) }
}

/**
 * The schema of a site's own words: those of the theme, any of which it may say otherwise.
 * @param root The project's root.
 * @param language Of the site.
 * @throws {ContentError} If the theme's original words have faults.
 */
export const ownWordsSchema = (root: string, language: string): z.ZodType =>
  like(wordsOf(readTheme(root, language, [])), { language, isOwn: true })

/** What the files say together, placeholders not filled in. */
export const wordsOf = (files: readonly WordFile[]): Words =>
  files.reduce<Words>((before, { words }) => merged(before, words), {})

/** What a firm that is made up says in place of other words. */
const insteadOf = (all: Words): Words => (all['madeUp'] as { instead: Words }).instead

/**
 * What a site says, by group: placeholders filled in, and of a firm that is made up what it says instead.
 * @param placeholders What `{{…}}` may stand for; absent where site.yaml has faults.
 * @param report Takes a fault for each placeholder that stands for nothing.
 */
export function spokenWords(
  files: readonly WordFile[],
  placeholders: Placeholders | undefined,
  report: (fault: Fault) => void,
): Words {
  const all = wordsOf(
    files.map((each) => ({ ...each, words: expandTexts(each.words, placeholders, each, report) })),
  )
  return placeholders?.['site.demonstration'] ? merged(all, insteadOf(all)) : all
}

/**
 * The modules of a site's words. Each group is a module that exports `words`, so that a page takes only those it
 * shows.
 * @param spoken As {@link spokenWords} returns them.
 */
export const wordModules = (spoken: Words): Modules =>
  Object.fromEntries(
    Object.entries(spoken).map(([group, words]) => [
      `words/${group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
      Array.isArray(words)
        ? dataModule({ words }, { types: { words: 'readonly { value: string; label: string }[]' } })
        : dataModule({ words }).replace(/\n$/, ' as const\n'),
    ]),
  )
