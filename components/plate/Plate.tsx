import { withBase } from '#model/base-path.ts'
import type { Picture } from './picture.ts'

interface PlateProps extends Picture {
  /** Fetched with the page, for one that may stand in the first screen; the others wait until they come near. */
  eager?: boolean
  /** On a blueprint, what the drawing lies on there; without it, the drawing is as dark as the blueprint's theme. */
  ground?: 'sheet'
}

/** A drawing at full width: its wide composition, and on a phone the narrow one. Its room is reserved. */
export function Plate({ alt, caption, wide, narrow, eager = false, ground }: PlateProps) {
  return (
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
}
