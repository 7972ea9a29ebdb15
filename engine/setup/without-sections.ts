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
