import path from 'node:path'
import { siteFolder } from '../process/site-folder.ts'
import type { SiteFields } from '../schemas/site.ts'
import { settled, type Placeholders } from './expand.ts'
import { dataModule } from './modules.ts'
import { directionOf } from '../schemas/values.ts'
import { sitePlaceholders } from './site-module.ts'
import { readWords, spokenWords } from './words.ts'
import { languageFolder } from '../languages/language-folder.ts'
import { overlaid, readLayer } from '../languages/layers.ts'

/** The groups of words from which the contact function answers visitors. */
const groups = {
  answers: 'contactAnswers',
  page: 'contactPage',
  refusals: 'contactRefusals',
  fields: 'contactFields',
  faults: 'contactFaults',
} as const

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The part of a group that the function uses; the rest is for the form in the browser. */
function saidOf(name: string, group: unknown): unknown {
  const words = group as Words
  if (name === 'fields')
    return Object.fromEntries(Object.entries(words).map(([field, { label }]) => [field, { label }]))
  if (name !== 'answers') return group
  const { sent, failed } = words
  return {
    sent: { heading: sent?.['heading'], text: sent?.['text'] },
    failed: { heading: failed?.['heading'] },
  }
}

/**
 * The source of a module with the contact function's words in the additional languages, by the folders of their pages:
 * one function answers for all of them. Faults in the words are reported when that language is built.
 * @param placeholders Those of the main language.
 */
export function contactLanguages(root: string, site: SiteFields, placeholders: Placeholders = {}): string {
  const texts = site.languages.map((tag) => {
    const folder = path.posix.join(siteFolder(root), languageFolder(tag))
    const [own, prices] = ['site.yaml', 'prices.yaml'].map(
      (name) => readLayer(root, `${folder}/${name}`)?.value,
    )
    const said = overlaid(site, own) as SiteFields
    const terms = Object.entries((prices as { terms?: Record<string, string> } | undefined)?.terms ?? {})
    const known = settled({
      ...placeholders,
      ...sitePlaceholders({ ...said, language: tag }),
      ...Object.fromEntries(terms.map(([name, text]) => [`terms.${name}`, text])),
      'terms.reply': said.replyTime,
    })
    const words = spokenWords(readWords(root, tag, folder).files, known, () => {})
    const chosen = Object.entries(groups).map(([name, group]) => [name, saidOf(name, words[group])])
    return [
      languageFolder(tag),
      { language: tag, direction: directionOf(tag), ...Object.fromEntries(chosen) },
    ]
  })
  const type = "import('../supabase/functions/_shared/contact/texts.ts').ContactTexts"
  return dataModule(
    { contactLanguages: Object.fromEntries(texts) },
    { contactLanguages: `Readonly<Record<string, ${type}>>` },
  )
}
