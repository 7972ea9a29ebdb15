import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ContentError, type Fault } from '../faults/fault.ts'
import { siteFolder } from '../process/site-folder.ts'
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
        .describe('For the records: it must not change later.'),
      label: z.string().trim().min(1, 'expected text, found nothing'),
    }),
  )
  .max(12)

const anything: z.ZodType<Words> = z.record(
  z.string(),
  z.lazy(() => z.union([z.string(), budgets, anything])),
)

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
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
        context.addIssue({ code: 'custom', message: `{${name}} is not filled in here; expected ${expected}` })
      }
    })

/** The schema of words that say the same as others: the same names, the same form. */
function like(words: Words, isWhole: boolean): z.ZodType {
  if (isPlural(words)) {
    const form = textLike(JSON.stringify(words))
    const forms = z.strictObject(Object.fromEntries(categories.map((name) => [name, form]))).partial()
    return isWhole ? forms.required({ other: true }) : forms
  }
  const fields = Object.entries(words).map(([name, value]): [string, z.ZodType] => [
    name,
    typeof value === 'string'
      ? textLike(value)
      : Array.isArray(value)
        ? budgets
        : like(value as Words, isWhole),
  ])
  const shape = z.strictObject(Object.fromEntries(fields))
  return isWhole ? shape : shape.partial()
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
}

/**
 * Reads the words that the site says by itself: those of the theme, and those of this firm where it says something
 * else in `words.yaml`.
 * @param root The project's root.
 * @param language Of the site, such as `en-US`. A language without a file in `interface` speaks English.
 * @param folder Holds the firm's own words: the site's folder, or that of a further language.
 * @throws {ContentError} If the theme's original words have faults: without them, every other word would be one.
 */
export function readWords(root: string, language: string, folder: string = siteFolder(root)): WordFiles {
  const faults: Fault[] = []
  const read = (file: string, schema: z.ZodType): WordFile => {
    const found = readYaml(root, file, schema)
    faults.push(...found.faults)
    return { file, words: (found.data ?? {}) as Words, lineOf: found.lineOf }
  }
  const base = read(original, anything)
  if (faults.length > 0) throw new ContentError(faults)
  const translated = `interface/${language.split('-')[0]}.yaml`
  const isTranslated = translated !== original && existsSync(path.join(root, translated))
  const theme = isTranslated ? [base, read(translated, like(base.words, true))] : [base]
  const own = `${folder}/words.yaml`
  const hasOwn = existsSync(path.join(root, own))
  return { files: hasOwn ? [...theme, read(own, like(wordsOf(theme), false))] : theme, faults }
}

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
