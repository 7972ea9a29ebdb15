import { withBase } from '#content/base-path.ts'
import type { PhotoFields } from '#content/schemas/photo.ts'

interface PhotoProps extends PhotoFields {
  /** In the first screen: fetched at once. */
  isFirst?: boolean
}

/** A photograph with its caption set as an annotation: the slots of hero, about, post and case study take one. */
export function Photo({ src, width, height, alt, caption, isFirst = false }: PhotoProps) {
  return (
    <figure className="photo">
      <img
        className="photo__image"
        src={withBase(src)}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      {caption && <figcaption className="photo__caption annotation">{caption}</figcaption>}
    </figure>
  )
}
