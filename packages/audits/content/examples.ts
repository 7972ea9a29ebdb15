import type { PageText } from './page-text.ts'

/** A page for tests. All its blocks are prose, unless `more` says otherwise. */
export const examplePage = (more: Partial<PageText>): PageText => ({
  path: '/a/',
  kind: 'core',
  blocks: [],
  headings: [],
  prose: more.blocks ?? [],
  answers: [],
  deliverables: [],
  links: [],
  mainLinks: [],
  hasSources: false,
  ...more,
})

/** A list with the same item several times. */
export const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)
