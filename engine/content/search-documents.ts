import type { SearchDocument } from '../../components/search/search.ts'
import { searchableWords } from '../../components/search/words.ts'
import { routes } from '../../model/routes.ts'
import { sections } from '../../model/site.ts'
import { isEnd, questionsIn, type Block } from '../schemas/blocks/index.ts'
import type { PageFields } from '../schemas/pages/index.ts'
import type { RenderedHtml } from '../../model/rich-text.ts'
import type { Content } from './content.ts'
import { pageDescriber } from './page-fields.ts'

const plainText = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/&#?\w+;/g, ' ')

/** Fields that visitors never see. */
const silentFields: ReadonlySet<string> = new Set(
  'updated published edited related id url href kind type document group file slot formerly key authors'.split(
    ' ',
  ),
)

/** All texts in a page's fields, without markup. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (value === null || typeof value !== 'object') return []
  if ('html' in value) return [plainText((value as RenderedHtml).html)]
  return Object.entries(value).flatMap(([name, inner]) => (silentFields.has(name) ? [] : textsOf(inner)))
}

/** The fields that are shown: the home page leaves out groups without services, and sections without content. */
function shown(fields: object, { services }: Content): object {
  if (!('groups' in fields)) return fields
  const { work, where, ...rest } = fields as PageFields['home']
  return {
    ...rest,
    groups: rest.groups.filter(({ key }) => services.some((service) => service.fields.group === key)),
    ...(work && work.items.length > 0 && { work }),
    ...(sections.locations && { where }),
  }
}

/** The headings in the fields of a page that isn't Markdown. */
function headingsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(headingsOf)
  if (value === null || typeof value !== 'object' || isEnd(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    // The call to action at the end says nothing about the page.
    name === 'action' ? [] : name === 'heading' && typeof inner === 'string' ? [inner] : headingsOf(inner),
  )
}

/** The questions that a page answers at `#questions` and below it. */
function questionsOf(fields: object): string[] {
  if ('blocks' in fields) return questionsIn(fields.blocks as Block[]).map(({ question }) => question)
  return 'questions' in fields
    ? (fields.questions as { question: string }[]).map(({ question }) => question)
    : []
}

/**
 * The search document of each page, in the order of routes. Words are deduplicated and sorted, which halves the bytes
 * sent. A generator, because a large site writes one document at a time.
 * @throws {Error} If a route has no content.
 */
export function* searchDocuments(content: Content): Generator<SearchDocument> {
  const describe = pageDescriber(content)
  for (const path of routes) {
    const { entry, fields } = describe(path)
    const { title, label, metaTitle } = fields
    const visible = shown(fields, content)
    const summary = fields.card
    const inner = entry ? entry.body.headings.map(({ text }) => text) : headingsOf(visible)
    const headings = [title, ...inner].join(' ')
    const said = new Set(searchableWords(`${metaTitle} ${summary} ${headings}`))
    const all = searchableWords([...textsOf(visible), plainText(entry?.body.html.html ?? '')].join(' '))
    const words = [...new Set(all)].filter((word) => !said.has(word)).toSorted()
    const questions = questionsOf(visible)
    yield {
      path,
      title: metaTitle,
      ...(label && { label }),
      summary,
      headings,
      words: words.join(' '),
      ...(questions.length > 0 && { questions }),
    }
  }
}
