import { withBase } from '#model/base-path.ts'
import type { Picture } from '#model/picture.ts'

interface PlateProps extends Picture {
  /** Whether it is on a phone's first screen; the build then puts its shapes into the page. */
  isFirst?: boolean
  /** The drawing's own ground on a blueprint; without it, the drawing is as dark as the blueprint. */
  ground?: 'sheet'
}

/** A drawing at full width, with another composition for phones. Its space is reserved. */
export const Plate = ({ alt, caption, wide, narrow, isFirst = false, ground }: PlateProps) => (
  <figure className="plate">
    {isFirst && (
      <img
        className="plate__image plate__first"
        {...narrow}
        src={withBase(narrow.src)}
        alt=""
        loading="lazy"
        data-first=""
      />
    )}
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
        loading="lazy"
        decoding="async"
      />
    </picture>
    {caption && <figcaption className="plate__caption">{caption}</figcaption>}
  </figure>
)
