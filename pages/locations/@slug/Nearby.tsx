import { Fragment } from 'react'
import { Html } from '#components/html/Html.tsx'
import { Related, type RelatedItem } from '#components/related/Related.tsx'
import type { RichText } from '#model/rich-text.ts'
import { words } from '#.site/words/location.ts'

interface NearbyProps {
  meeting: RichText
  neighbors: readonly RelatedItem[]
  /** Official pages where a reader can check what this one says. */
  sources: readonly { title: string; url: string }[]
}

/** How to meet there, the places next to it, and the sources. */
export const Nearby = ({ meeting, neighbors, sources }: NearbyProps) => (
  <>
    <Html of={meeting} />
    <Related items={neighbors} />
    {sources.length > 0 && (
      <p className="fine-print">
        {words.sources}
        {sources.map(({ title, url }, index) => (
          <Fragment key={url}>
            {index > 0 ? ', ' : ' '}
            <a href={url} rel="external">
              {title}
            </a>
          </Fragment>
        ))}
      </p>
    )}
  </>
)
