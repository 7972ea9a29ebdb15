import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { places, type PlaceKey } from '../../../content/places.ts'
import type { RoutePath } from '../../../content/routes.ts'
import { socialKind, type SocialDrawing } from '../../../content/social-images.ts'

/** What one picture shows. */
export interface SocialPicture {
  label: string
  /** The page's h1. */
  title: string
  drawing: SocialDrawing
  /** The place that has the dot, on a map. */
  place?: PlaceKey
  /** The page whose own drawing it is. */
  page?: RoutePath
}

const isPlace = (slug: string | undefined): slug is PlaceKey => slug !== undefined && slug in places

/**
 * What the picture of a page shows, from the page as it was built.
 * @throws {Error} If the page has no h1.
 */
export function socialPicture(path: RoutePath, html: string): SocialPicture {
  const title = headingOf(html)
  if (!title) throw new Error(`${path} has no h1 for its social image`)
  const { label, drawing } = socialKind(path)
  const slug = path.split('/').at(-2)
  return {
    label,
    title,
    drawing,
    ...(drawing === 'map' && isPlace(slug) && { place: slug }),
    ...(drawing === 'own' && { page: path }),
  }
}

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment

/** Only the heading is parsed: of a whole page that takes longer than to render it. */
const heading = /<h1[\s>].*?<\/h1>/s

function headingOf(html: string): string {
  const found = heading.exec(html)?.[0]
  return found === undefined ? '' : textOf(parseFragment(found)).replace(/\s+/g, ' ').trim()
}

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
