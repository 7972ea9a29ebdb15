import { isMap, parseDocument, visit, type Document } from 'yaml'
import { sectionNames, type SectionName } from '../schemas/site.ts'

/** Writes YAML in the starters' own style, with no line folded and line breaks in quotes as `\n`. */
export const layout = { lineWidth: 0, singleQuote: true, doubleQuotedMinMultiLineLength: Infinity } as const

/** How the paths of a section's pages begin. */
const startsOf = (section: SectionName): string[] =>
  section === 'projects' ? ['/projects/', '/case-studies/'] : [`/${section}/`]

/** Returns a check of whether an address belongs to a section that is left out. @param kept The other sections. */
export function leftOut(kept: readonly SectionName[]): (href: string) => boolean {
  const dropped = sectionNames.filter((name) => !kept.includes(name)).flatMap(startsOf)
  return (href) => dropped.some((start) => href.startsWith(start))
}

/** Replaces links to sections that are left out with their text, in Markdown. */
export const withoutLinks = (text: string, isLeftOut: (href: string) => boolean): string =>
  text.replace(/\[([^\]]+)\]\((\/[^)\s]*)\)/g, (link, words: string, href: string) =>
    isLeftOut(href) ? words : link,
  )

/** Fields in front matter that name entries of a section. */
const references: readonly [section: SectionName, ...field: string[]][] = [
  ['blog', 'related', 'posts'],
  ['locations', 'places'],
  ['projects', 'related', 'caseStudy'],
]

const frontMatter = /^---\n([\s\S]*?\n)---\n/

/** Removes entries and pages of sections that are left out from the front matter of Markdown. */
export function withoutReferences(text: string, kept: readonly SectionName[]): string {
  const isLeftOut = leftOut(kept)
  const [, yaml] = frontMatter.exec(text) ?? []
  if (yaml === undefined) return text
  const document = parseDocument(yaml)
  const named = references.filter(([section, ...field]) => !kept.includes(section) && document.hasIn(field))
  for (const [, ...field] of named) document.deleteIn(field)
  const isGone = (item: unknown) => isMap(item) && isLeftOut(String(item.get('page')))
  if (!removeItems(document, isGone, true) && named.length === 0) return text
  return text.replace(frontMatter, () => `---\n${document.toString(layout)}---\n`)
}

/** The value of a scalar node; undefined for a list or a map. */
export const scalarOf = (node: unknown): unknown => (node as { value?: unknown } | null)?.value

/**
 * Removes items of lists that lead to sections that are left out (texts, cards, maps), unless the list would then be
 * empty.
 * @returns Whether anything was removed.
 */
export function dropItems(document: Document, isLeftOut: (href: string) => boolean): boolean {
  const leads = (item: unknown): boolean => {
    if (isMap(item))
      return isLeftOut(String(item.get('page'))) || (item.get('type') === 'map' && isLeftOut('/locations/'))
    const text = scalarOf(item)
    return typeof text === 'string' && withoutLinks(text, isLeftOut) !== text
  }
  return removeItems(document, leads, false)
}

/** @param canEmpty Whether lists from which everything would be removed are changed, too. */
function removeItems(document: Document, isGone: (item: unknown) => boolean, canEmpty: boolean): boolean {
  let isChanged = false
  visit(document, {
    Seq: (_key, list) => {
      const kept = list.items.filter((item) => !isGone(item))
      if (kept.length === list.items.length || (kept.length === 0 && !canEmpty)) return
      list.items = kept
      isChanged = true
    },
  })
  return isChanged
}
