import { Fragment } from 'react'
import { Html } from '#components/html/Html.tsx'
import { Related } from '#components/related/Related.tsx'
import { words } from '#.site/words/location.ts'
import type { PageWith } from './resolve.ts'

/** How to meet there, the places next to it, and the sources. */
export const Nearby = ({ meeting, neighbors, sources }: PageWith<'meeting'>) => (
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
