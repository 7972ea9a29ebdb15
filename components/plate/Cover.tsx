import { withBase } from '#model/base-path.ts'
import type { Image } from './picture.ts'

/** A page's drawing on a card that links to it. Decorative: it adds nothing to the card's words. */
export function Cover(image: Image) {
  return <img className="cover" {...image} src={withBase(image.src)} alt="" loading="lazy" decoding="async" />
}
