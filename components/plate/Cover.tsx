import { withBase } from '#model/base-path.ts'
import type { Image } from '#model/picture.ts'

interface CoverProps extends Image {
  /** Whether it may be on the first screen; the build then puts it into the page, if it is small. */
  isFirst?: boolean
}

/** A page's drawing on a card that links to it. Decorative: it adds nothing to the card's words. */
export const Cover = ({ src, isFirst = false, ...size }: CoverProps) => (
  <img
    className="cover"
    src={withBase(src)}
    {...size}
    alt=""
    {...(isFirst ? { 'data-first': '' } : { loading: 'lazy' })}
    decoding="async"
  />
)
