import { withBase } from '#model/base-path.ts'
import type { Image } from './picture.ts'

/** The drawing of a page on a card that points to it. It adds nothing to the card's words. */
export function Cover(image: Image) {
  return <img className="cover" {...image} src={withBase(image.src)} alt="" loading="lazy" decoding="async" />
}
