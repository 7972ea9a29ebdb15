import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ContentError, type Fault } from '../faults/fault.ts'
import { siteFolder } from '../process/site-folder.ts'
import { languageTag } from '../schemas/values.ts'
import { expandTexts, type Placeholders } from './expand.ts'
import { dataModule, type Modules } from './modules.ts'
import { overlaid } from '../languages/layers.ts'
import { readYaml } from '../faults/read-yaml.ts'

interface Words {
  readonly [name: string]: string | Words | readonly Words[]
}

/** The theme's own words, complete in this language. */
const original = 'interface/en.yaml'

const budgets = z
  .array(
    z.strictObject({
      value: z
        .string()
        .regex(/^[a-z0-9-]{1,40}$/, 'expected at most 40 lowercase letters, digits and hyphens')
        .describe('Saved with each message: it must not change later.'),
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

/** A text with no `{…}` that the original doesn't have. */
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

/** The plural forms of a language: one and other in English. */
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** A text in each plural form of the language; a site may replace only some of them. */
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
  /** Whether the words are a site's own, which may be incomplete. */
  isOwn: boolean
}

/** The schema of words that replace others: the same names and types, all optional. */
function like(words: Words, rules: Rules): z.ZodType {
  if (isPlural(words)) return pluralLike(words, rules)
  const fields = Object.entries(words).map(([name, value]): [string, z.ZodType] => [
    name,
    typeof value === 'string'
      ? // The editor shows the theme's text beside the input.
        textLike(value).describe(value)
      : Array.isArray(value)
        ? budgets
        : like(value as Words, rules),
  ])
  return z.strictObject(Object.fromEntries(fields)).partial()
}

/** A file of words, before placeholders are filled in. */
type WordFile = ReturnType<typeof readFile>

/** Other tags of languages, with the tag that names the file. */
const aliases: Readonly<Record<string, string>> = { no: 'nb' }

/** Where English is American: the regions whose English is `en` in CLDR, rather than the world's, `en-001`. */
const american = new Set(['US', 'AS', 'GU', 'MH', 'MP', 'PH', 'PR', 'VI'])

/** The files of the theme's words for a language, from general to specific: pt, pt-BR; for Ireland en-GB, en-IE. */
function translationsFor(root: string, language: string): string[] {
  const [general = ''] = language.split('-')
  const { region } = new Intl.Locale(language)
  const shared = general === 'en' && region && !american.has(region) ? 'en-GB' : general
  return [...new Set([aliases[shared] ?? shared, language])]
    .map((tag) => `interface/${tag}.yaml`)
    .filter((file) => file !== original && existsSync(path.join(root, file)))
}

/** The words as a country spells them: in Switzerland and Liechtenstein, German has no ß (Duden, D 160). */
const spelledIn = (language: string, words: Words): Words =>
  /^de-(?:CH|LI)$/.test(language) ? (JSON.parse(JSON.stringify(words).replaceAll('ß', 'ss')) as Words) : words

/** Reports files of words that are not named after a language. */
const misnamed = (root: string): Fault[] =>
  globSync('interface/*', { cwd: root }).flatMap((file) => {
    const { name, ext } = path.parse(file)
    if (ext === '.yaml' && languageTag.safeParse(name).success) return []
    const problem = `“${name}${ext}” is not the name of a language; expected its tag, such as de.yaml or pt-BR.yaml`
    return [{ file, line: 1, field: 'file', problem }]
  })

/** The texts that other words lack, with their dotted names. */
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

/** One line for each text that remains in English, or one if all do. */
function untranslatedIn(base: Words, translations: readonly WordFile[], language: string): string[] {
  const [general] = language.split('-')
  if (general === 'en') return []
  const file = translations[0]?.file
  if (file === undefined)
    return [
      `there is no interface/${general}.yaml, so the theme’s own texts stay in English: copy interface/en.yaml to interface/${general}.yaml, and translate it (docs/adding.md)`,
    ]
  return lacking(base, wordsOf(translations)).map(
    ([name, text]) => `${file} ${name}: this is missing; “${text}” stays in its place`,
  )
}

/** Reads a file of words, and adds its faults to `faults`. */
function readFile(root: string, file: string, schema: z.ZodType, faults: Fault[]) {
  const found = readYaml(root, file, schema)
  faults.push(...found.faults)
  return { file, words: (found.data ?? {}) as Words, lineOf: found.lineOf }
}

/** The theme's original words, and their translations into the site's language. */
function readTheme(root: string, language: string, faults: Fault[]): [WordFile, ...WordFile[]] {
  const base = readFile(root, original, anything, faults)
  if (faults.length > 0) throw new ContentError(faults)
  const translations = translationsFor(root, language).map((file) => {
    const found = readFile(root, file, like(base.words, { language, isOwn: false }), faults)
    return { ...found, words: spelledIn(language, found.words) }
  })
  return [base, ...translations]
}

/**
 * Reads the words of the interface: those of the theme, and those that the site's `words.yaml` replaces.
 * @param language The site's language, such as `en-US`. Texts that its file in `interface` lacks remain in English, and
 *   are listed.
 * @param folder The folder of `words.yaml`: the site's folder, or that of an additional language.
 * @returns The files, each of which overrides those before it, all faults, and a line for each text of the theme that
 *   remains in English because it has not been translated.
 * @throws {ContentError} If the theme's original words have faults, since the others can't be checked without them.
 */
export function readWords(root: string, language: string, folder: string = siteFolder(root)) {
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
 * The schema of a site's own words, which may replace any of the theme's.
 * @throws {ContentError} If the theme's original words have faults.
 */
export const ownWordsSchema = (root: string, language: string): z.ZodType =>
  like(wordsOf(readTheme(root, language, [])), { language, isOwn: true })

/** The merged words of the files, before placeholders are filled in. */
export const wordsOf = (files: readonly WordFile[]): Words =>
  files.reduce<Words>((before, { words }) => overlaid(before, words) as Words, {})

/** The words of a site by group, with placeholders filled in. For a fictional firm, `madeUp.instead` replaces some. */
export function spokenWords(
  files: readonly WordFile[],
  placeholders: Placeholders | undefined,
  report: (fault: Fault) => void,
): Words {
  const all = wordsOf(
    files.map((each) => ({ ...each, words: expandTexts(each.words, placeholders, each, report) })),
  )
  const { instead } = all['madeUp'] as { instead: Words }
  return placeholders?.['site.demonstration'] ? (overlaid(all, instead) as Words) : all
}

/**
 * The modules of a site's words. Each group is a module that exports `words`, so that a page imports only those it
 * shows.
 */
export const wordModules = (spoken: Words): Modules =>
  Object.fromEntries(
    Object.entries(spoken).map(([group, words]) => [
      `words/${group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
      Array.isArray(words)
        ? dataModule({ words }, { words: 'readonly { value: string; label: string }[]' })
        : dataModule({ words }, 'const'),
    ]),
  )
