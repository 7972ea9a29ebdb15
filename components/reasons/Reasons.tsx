import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#model/rich-text.ts'

/** Kinds of something, each with the reason for listing it. */
export const Reasons = ({ items }: { items: readonly { kind: string; why: RichText }[] }) => (
  <ul className="reasons">
    {items.map(({ kind, why }) => (
      <li key={kind} className="reasons__item">
        <h3 className="reasons__label">{kind}</h3>
        <Html of={why} />
      </li>
    ))}
  </ul>
)
