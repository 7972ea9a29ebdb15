import { Facts } from '#components/facts/Facts.tsx'
import { Html } from '#components/html/Html.tsx'
import { words } from '#.site/words/location.ts'
import type { PageWith } from './links.ts'

type WorkedExampleProps = PageWith<'example'>['example'] & Partial<Pick<PageWith<'numbers'>, 'numbers'>>

/** How an imaginary business would proceed. The caption says plainly that it isn't a client. */
export function WorkedExample({ business, numbers, ...parts }: WorkedExampleProps) {
  const labels = words.example
  return (
    <figure className="example">
      <figcaption className="example__caption">
        <strong>{business}</strong>
        <span className="example__label annotation">{labels.caption}</span>
      </figcaption>
      {numbers && (
        <div className="example__numbers">
          <Facts facts={numbers} />
        </div>
      )}
      <dl className="example__parts">
        {(['problem', 'firstStep', 'next'] as const).map((part) => (
          <div key={part}>
            <dt className="annotation">{labels[part]}</dt>
            <Html as="dd" of={parts[part]} />
          </div>
        ))}
      </dl>
    </figure>
  )
}
