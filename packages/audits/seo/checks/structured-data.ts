import { attribute, elementsOf, textOf, type HtmlPage } from '../../html/html-page.ts'
import { pageCheck } from '../../site/audited-site.ts'
import { vocabularyFaults } from './vocabulary.ts'

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

/** A text with one kind of space: French and Polish ones have some that don't break. */
const plainSpaces = (text: string): string => text.replace(/\s+/g, ' ')

/** The questions and answers that are marked up. */
const markedTexts = (nodes: readonly Node[]): string[] =>
  nodes
    .filter((node) => node['@type'] === 'FAQPage')
    .flatMap((node) => node['mainEntity'] as Node[])
    .flatMap((question) => [String(question['name']), String((question['acceptedAnswer'] as Node)['text'])])
    .map(plainSpaces)

const structuredDataCheck = pageCheck('JSON-LD', function* (page) {
  let graphs
  try {
    graphs = graphsOf(page)
  } catch (error) {
    yield `${(error as Error).message}; expected JSON`
    return
  }
  const [graph] = graphs
  if (!graph || graphs.length > 1) {
    yield `${graphs.length} scripts of JSON-LD; expected 1`
    return
  }
  const nodes = graph['@graph'] ?? []
  const ids = nodes.map((node) => node['@id'])
  const types = nodes.map((node) => node['@type'])
  const own =
    expectedTypes.find(([prefix]) => page.path.startsWith(prefix) && page.path !== prefix)?.[1] ?? []
  if (graph['@context'] !== 'https://schema.org')
    yield `@context ${graph['@context']}; expected https://schema.org`
  if (new Set(ids).size !== nodes.length) yield 'an @id appears twice; expected each once'
  for (const id of references(nodes))
    if (!ids.includes(id)) yield `a reference to ${id}; expected a node with this @id`
  for (const type of ['WebSite', ...own])
    if (!types.includes(type)) yield `no ${type} among ${types.join(', ')}; expected one`
  yield* vocabularyFaults(nodes)
  const visible = plainSpaces(page.all('body').map(textOf).join(' '))
  for (const text of markedTexts(nodes))
    if (!visible.includes(text)) yield `"${text.slice(0, 60)}" is marked up; expected it on the page`
})

const breadcrumbsCheck = pageCheck('breadcrumbs', function* (page, { origin }) {
  let nodes: Node[]
  try {
    nodes = graphsOf(page).flatMap((graph) => graph['@graph'] ?? [])
  } catch {
    // The JSON-LD check reports this.
    return
  }
  const lists = nodes.filter((node) => node['@type'] === 'BreadcrumbList')
  if (page.path === '/') {
    if (lists.length > 0) yield 'breadcrumbs on home; expected none'
    return
  }
  const marked = lists.flatMap(
    (list) => list['itemListElement'] as { position: number; name: string; item?: string }[],
  )
  const said = marked.map(({ name }) => name).join(' > ')
  const seen = page
    .all('nav')
    // The label depends on the language of the site.
    .filter((nav) => attribute(nav, 'class') === 'breadcrumbs')
    .flatMap((nav) => elementsOf(nav).filter(({ tagName }) => tagName === 'li'))
    .map((item) => textOf(item).trim())
    .join(' > ')
  if (marked.length < 2) yield `${marked.length} breadcrumbs; expected 2 or more`
  if (said !== seen) yield `marked up "${said}", shown "${seen}"; expected the same`
  const positions = marked.map(({ position }) => position)
  if (positions.some((position, index) => position !== index + 1))
    yield `positions ${positions.join(', ')}; expected 1, 2, 3 and so on`
  const last = marked.at(-1)?.item
  if (last !== origin + page.path) yield `the last one is ${last}; expected ${origin}${page.path}`
})

export const structuredDataChecks = [structuredDataCheck, breadcrumbsCheck]
