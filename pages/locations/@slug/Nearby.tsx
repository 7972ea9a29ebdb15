import { Fragment } from 'react'
import { Html } from '#components/html/Html.tsx'
import { Related, type RelatedItem } from '#components/related/Related.tsx'
import { words } from '#.site/words/location.ts'
import type { PageWith } from './links.ts'

/** How to meet there, the places next to it, and the sources. */
export const Nearby = ({
  meeting,
  sources,
  links,
}: Pick<PageWith<'meeting'>, 'meeting' | 'sources'> & { links: readonly RelatedItem[] }) => (
  <>
    <Html of={meeting} />
    {links.length > 0 && <Related items={links} />}
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
