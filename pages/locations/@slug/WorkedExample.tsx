import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#content/schemas/rich-text.ts'

interface WorkedExampleProps {
  business: string
  problem: RichText
  firstStep: RichText
  next: RichText
}

/** How one imagined business would go about it. It says plainly that it is no client. */
export function WorkedExample({ business, problem, firstStep, next }: WorkedExampleProps) {
  return (
    <figure className="example">
      <figcaption className="example__caption">
        <strong>{business}</strong>
        <span className="example__label annotation">Illustration, not a client</span>
      </figcaption>
      <dl className="example__parts">
        <div>
          <dt className="annotation">Problem</dt>
          <Html as="dd" of={problem} />
        </div>
        <div>
          <dt className="annotation">First step</dt>
          <Html as="dd" of={firstStep} />
        </div>
        <div>
          <dt className="annotation">Then</dt>
          <Html as="dd" of={next} />
        </div>
      </dl>
    </figure>
  )
}
