import { attribute, elementsOf, textOf, type HtmlPage } from '../../html/html-page.ts'
import { pageCheck } from '../../site/audited-site.ts'
import { unless } from '../../unless.ts'
import { readVocabulary, vocabularyFaults } from './vocabulary.ts'

const vocabulary = readVocabulary()

interface Node {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

/** The types that pages must declare, by the prefix of their paths. */
const expectedTypes: readonly [prefix: string, types: readonly string[]][] = [
  ['/services/', ['Service', 'FAQPage']],
  ['/locations/', ['Service', 'FAQPage']],
  ['/blog/', ['BlogPosting']],
  ['/case-studies/', ['TechArticle']],
  ['/careers/', ['JobPosting']],
]

/** The JSON-LD of a page. @throws {SyntaxError} If a script is not JSON. */
function graphsOf(page: HtmlPage): { '@context'?: string; '@graph'?: Node[] }[] {
  return page
    .all('script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .map((script) => JSON.parse(textOf(script)) as { '@graph'?: Node[] })
}

/** The ids of all references to other nodes: objects that have nothing but an `@id`. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (value === null || typeof value !== 'object') return []
  const entries = Object.entries(value)
  if (entries.length === 1 && entries[0]?.[0] === '@id') return [String(entries[0][1])]
  return entries.flatMap(([, inner]) => references(inner))
}

/** Messages for questions and answers that are marked up but not visible. */
function unseen(nodes: readonly Node[], visible: string): string[] {
  return nodes
    .filter((node) => node['@type'] === 'FAQPage')
    .flatMap((node) => node['mainEntity'] as Node[])
    .flatMap((question) => [String(question['name']), String((question['acceptedAnswer'] as Node)['text'])])
    .filter((text) => !visible.includes(text))
    .map((text) => `"${text.slice(0, 60)}" is marked up; expected it on the page`)
}

const structuredDataCheck = pageCheck('JSON-LD', (page) => {
  let graphs
  try {
    graphs = graphsOf(page)
  } catch (error) {
    return [`${(error as Error).message}; expected JSON`]
  }
  const [graph] = graphs
  if (!graph || graphs.length > 1) return [`${graphs.length} scripts of JSON-LD; expected 1`]
  const nodes = graph['@graph'] ?? []
  const ids = nodes.map((node) => node['@id'])
  const types = nodes.map((node) => node['@type'])
  const own =
    expectedTypes.find(([prefix]) => page.path.startsWith(prefix) && page.path !== prefix)?.[1] ?? []
  const visible = page.all('body').map(textOf).join(' ').replace(/\s+/g, ' ')
  return [
    ...unless(
      graph['@context'] === 'https://schema.org',
      `@context ${graph['@context']}; expected https://schema.org`,
    ),
    ...unless(new Set(ids).size === nodes.length, 'an @id appears twice; expected each once'),
    ...references(nodes)
      .filter((id) => !ids.includes(id))
      .map((id) => `a reference to ${id}; expected a node with this @id`),
    ...['WebSite', ...own]
      .filter((type) => !types.includes(type))
      .map((type) => `no ${type} among ${types.join(', ')}; expected one`),
    ...vocabularyFaults(nodes, vocabulary),
    ...unseen(nodes, visible),
  ]
})

interface ListItem {
  position: number
  name: string
  item?: string
}

const breadcrumbsCheck = pageCheck('breadcrumbs', (page, { origin }) => {
  let nodes: Node[]
  try {
    nodes = graphsOf(page).flatMap((graph) => graph['@graph'] ?? [])
  } catch {
    // The JSON-LD check reports this.
    return []
  }
  const lists = nodes.filter((node) => node['@type'] === 'BreadcrumbList')
  const marked = lists.flatMap((list) => list['itemListElement'] as ListItem[])
  const visible = page
    .all('nav')
    // The label depends on the language of the site.
    .filter((nav) => attribute(nav, 'class') === 'breadcrumbs')
    .flatMap((nav) => elementsOf(nav).filter(({ tagName }) => tagName === 'li'))
    .map((item) => textOf(item).trim())
  if (page.path === '/') return unless(lists.length === 0, 'breadcrumbs on home; expected none')
  const said = marked.map(({ name }) => name).join(' > ')
  const seen = visible.join(' > ')
  return [
    ...unless(marked.length >= 2, `${marked.length} breadcrumbs; expected 2 or more`),
    ...unless(said === seen, `marked up "${said}", shown "${seen}"; expected the same`),
    ...unless(
      marked.every(({ position }, index) => position === index + 1),
      `positions ${marked.map(({ position }) => position).join(', ')}; expected 1, 2, 3 and so on`,
    ),
    ...unless(
      marked.at(-1)?.item === origin + page.path,
      `the last one is ${marked.at(-1)?.item}; expected ${origin}${page.path}`,
    ),
  ]
})

export const structuredDataChecks = [structuredDataCheck, breadcrumbsCheck]
