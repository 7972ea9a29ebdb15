import { withBase } from '#model/base-path.ts'
import type { Picture } from '#model/picture.ts'

interface PlateProps extends Picture {
  /** Whether to load it with the page, if it may be on the first screen, rather than when it comes near. */
  eager?: boolean
  /** The drawing's own ground on a blueprint; without it, the drawing is as dark as the blueprint. */
  ground?: 'sheet'
}

/** A drawing at full width, with another composition for phones. Its space is reserved. */
export const Plate = ({ alt, caption, wide, narrow, eager = false, ground }: PlateProps) => (
  <figure className="plate">
    <picture data-ground={ground}>
      <source
        media="(width < 48rem)"
        srcSet={withBase(narrow.src)}
        width={narrow.width}
        height={narrow.height}
      />
      <img
        className="plate__image"
        {...wide}
        src={withBase(wide.src)}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
    {caption && <figcaption className="plate__caption">{caption}</figcaption>}
  </figure>
)
