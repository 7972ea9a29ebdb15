import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#model/rich-text.ts'

export interface Step {
  name: string
  duration: string
  detail: RichText
}

/** Steps in order, joined by a heavy line like the piers of a bridge by its deck. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="steps">
    {steps.map(({ name, duration, detail }) => (
      <li key={name} className="steps__step">
        {duration && <p className="steps__duration annotation">{duration}</p>}
        <h3 className="steps__name">{name}</h3>
        <Html of={detail} className="steps__detail" />
      </li>
    ))}
  </ol>
)
