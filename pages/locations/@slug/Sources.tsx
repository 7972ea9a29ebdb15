import { Fragment } from 'react'
import { words } from '#.site/words/location.ts'

export interface Source {
  title: string
  url: string
}

/** Official pages where a reader can check what this one says. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
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
  )
}
