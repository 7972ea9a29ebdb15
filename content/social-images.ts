import type { RoutePath } from './routes.ts'

/** Bridges that a social image can have along its foot; location pages have a map instead. */
export type SocialDrawing = 'arch' | 'suspension' | 'lens' | 'truss' | 'map'

export interface SocialKind {
  /** Stands over the title, as a note on a drawing. */
  label: string
  drawing: SocialDrawing
  /** The drawing in words, for those who do not see it. */
  description: string
}

const bridges = {
  arch: 'a line drawing of a tied arch bridge with a gold deck',
  suspension: 'a line drawing of a suspension bridge with a gold deck',
  lens: 'a line drawing of a lenticular truss with a gold deck',
  truss: 'a line drawing of a truss bridge with a gold deck',
  map: 'a line map of the three rivers with a gold dot at the place',
} as const satisfies Record<SocialDrawing, string>

const kind = (label: string, drawing: SocialDrawing): SocialKind => ({
  label,
  drawing,
  description: bridges[drawing],
})

/** By the beginning of the path, the longest first. */
const kinds: readonly (readonly [start: string, SocialKind])[] = [
  ['/services/', kind('Service', 'suspension')],
  ['/locations/', kind('Location', 'map')],
  ['/case-studies/', kind('Case study', 'arch')],
  ['/blog/', kind('Insight', 'lens')],
  ['/research/', kind('Research', 'lens')],
  ['/projects/', kind('Work', 'arch')],
  ['/', kind('Pittsburgh', 'truss')],
]

const home = kind('Pittsburgh', 'lens')

/** What the social image of a page shows beside its title. */
export function socialKind(path: RoutePath): SocialKind {
  if (path === '/') return home
  return kinds.find(([start]) => path.startsWith(start))?.[1] ?? home
}
