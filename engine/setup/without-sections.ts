import { isMap, parseDocument, visit, type Document } from 'yaml'
import { sectionNames, type SectionName } from '../schemas/site.ts'

const starts: Readonly<Record<SectionName, readonly string[]>> = {
  projects: ['/projects/', '/case-studies/'],
  pricing: ['/pricing/'],
  research: ['/research/'],
  blog: ['/blog/'],
  locations: ['/locations/'],
  resources: ['/resources/'],
  careers: ['/careers/'],
}

/** A check whether an address belongs to a section that a firm doesn't have. */
export function leftOut(kept: readonly SectionName[]): (href: string) => boolean {
  const dropped = sectionNames.filter((name) => !kept.includes(name)).flatMap((name) => starts[name])
  return (href) => dropped.some((start) => href.startsWith(start))
}

/** Markdown in which links to what is left out are plain words. */
export const withoutLinks = (text: string, isLeftOut: (href: string) => boolean): string =>
  text.replace(/\[([^\]]+)\]\((\/[^)\s]*)\)/g, (link, words: string, href: string) =>
    isLeftOut(href) ? words : link,
  )

/** Fields of front matter that name entries of a section. */
const references: Readonly<Partial<Record<SectionName, readonly (readonly string[])[]>>> = {
  blog: [['related', 'posts']],
  locations: [['places']],
  projects: [['related', 'caseStudy']],
}

const frontMatter = /^---\n([\s\S]*?\n)---\n/

/** Markdown whose front matter names no entry and no page of what is left out. */
export function withoutReferences(
  text: string,
  kept: readonly SectionName[],
  isLeftOut: (href: string) => boolean,
): string {
  const [, yaml] = frontMatter.exec(text) ?? []
  if (yaml === undefined) return text
  const document = parseDocument(yaml)
  let isChanged = false
  for (const [section, fields] of Object.entries(references) as [SectionName, readonly string[][]][])
    for (const field of kept.includes(section) ? [] : fields)
      if (document.hasIn(field)) isChanged = document.deleteIn(field) || isChanged
  visit(document, {
    Seq: (_key, list) => {
      const stays = list.items.filter((item) => !(isMap(item) && isLeftOut(String(item.get('page')))))
      isChanged ||= stays.length < list.items.length
      list.items = stays
    },
  })
  if (!isChanged) return text
  return text.replace(frontMatter, () => `---\n${document.toString({ lineWidth: 0 })}---\n`)
}

/** The value of a node that is no list and has no fields. */
export const scalarOf = (node: unknown): unknown => (node as { value?: unknown } | null)?.value

/**
 * Takes out of lists what leads to what is left out, unless the list would be empty then: texts, links of cards, maps.
 * @returns Whether anything has gone.
 */
export function dropItems(document: Document, isLeftOut: (href: string) => boolean): boolean {
  let isChanged = false
  const leads = (item: unknown): boolean => {
    if (isMap(item))
      return isLeftOut(String(item.get('page'))) || (item.get('type') === 'map' && isLeftOut('/locations/'))
    const text = scalarOf(item)
    return typeof text === 'string' && withoutLinks(text, isLeftOut) !== text
  }
  visit(document, {
    Seq: (_key, list) => {
      const kept = list.items.filter((item) => !leads(item))
      if (kept.length === 0 || kept.length === list.items.length) return
      list.items = kept
      isChanged = true
    },
  })
  return isChanged
}
