import type { NavGroup, NavItem } from '../../model/navigation.ts'
import type { SectionName } from '../../model/site.ts'
import type { Answers } from './answers.ts'

const starts: Readonly<Record<SectionName, readonly string[]>> = {
  projects: ['/projects/', '/case-studies/'],
  research: ['/research/'],
  blog: ['/blog/'],
  locations: ['/locations/'],
  resources: ['/resources/'],
  careers: ['/careers/'],
}

export interface Menus {
  headerMenu: readonly NavItem[]
  footerGroups: readonly NavGroup[]
}

/** The beginnings of all paths that a firm leaves out. */
export const droppedStarts = ({ sections }: Pick<Answers, 'sections'>): readonly string[] =>
  (Object.keys(starts) as SectionName[])
    .filter((section) => !sections.includes(section))
    .flatMap((section) => starts[section])

/** Markdown in which links to omitted pages are plain text. */
export const withoutLinksTo = (text: string, dropped: readonly string[]): string =>
  text.replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, (link, words: string, href: string) =>
    dropped.some((start) => href.startsWith(start)) ? words : link,
  )

/** The menus without what a firm leaves out; with empty content, the services have one link. */
export function menusFor(answers: Answers, { headerMenu, footerGroups }: Menus): Menus {
  const gone = droppedStarts(answers)
  const isKept = ({ href }: NavItem) => !gone.some((start) => href.startsWith(start))
  const services: NavItem = { label: 'All services', href: '/services/' }
  return {
    headerMenu: headerMenu.filter(isKept),
    footerGroups: footerGroups
      .map((group) => ({
        ...group,
        items:
          answers.content === 'empty' && group.items.some(({ href }) => href.startsWith('/services/'))
            ? [services]
            : group.items.filter(isKept),
      }))
      .filter(({ items }) => items.length > 0),
  }
}

/** Writes menus into the source of model/navigation.ts. */
export const withMenus = (source: string, menus: Menus): string =>
  (Object.keys(menus) as (keyof Menus)[]).reduce(
    (text, name) =>
      text.replace(
        new RegExp(`(export const ${name}: [^=]+= )\\[[\\s\\S]*?\\n\\]`),
        (_whole, start: string) => `${start}${JSON.stringify(menus[name], undefined, 2)}`,
      ),
    source,
  )
