import { pageDrawings } from './pages.ts'
import type { RoutePath } from '../../../model/routes.ts'
import { site } from '../../../model/site.ts'

type Bridge = 'arch' | 'suspension' | 'lens' | 'truss'

/**
 * What a social image shows: the page's own drawing beside the title, a bridge along the foot, or for a
 * location the map.
 */
export type SocialDrawing = Bridge | 'map' | 'own'

export interface SocialKind {
  /** Set over the title, like a note on a drawing. */
  label: string
  drawing: SocialDrawing
  /** The drawing in words, as alternative text. */
  description: string
}

const bridges = {
  arch: 'a line drawing of a tied arch bridge with a gold deck',
  suspension: 'a line drawing of a suspension bridge with a gold deck',
  lens: 'a line drawing of a lenticular truss with a gold deck',
  truss: 'a line drawing of a truss bridge with a gold deck',
  map: 'a line map of the three rivers with a gold dot at the place',
} as const satisfies Record<Bridge | 'map', string>

const kind = (label: string, drawing: Bridge | 'map'): SocialKind => ({
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
  ['/', kind(site.address.locality, 'truss')],
]

const home = kind(site.address.locality, 'lens')

/** What the social image of a page shows beside its title. */
export function socialKind(path: RoutePath): SocialKind {
  if (path === '/') return home
  const found = kinds.find(([start]) => path.startsWith(start))?.[1] ?? home
  const own = pageDrawings.get(path)
  return own ? { label: found.label, drawing: 'own', description: own.drawing.alt } : found
}
