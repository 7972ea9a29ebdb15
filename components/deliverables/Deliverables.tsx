import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#model/rich-text.ts'

/** The deliverables, numbered like the parts list of a drawing. */
export const Deliverables = ({ items }: { items: readonly { name: string; detail: RichText }[] }) => (
  <dl className="parts">
    {items.map(({ name, detail }) => (
      <div key={name} className="parts__row">
        <dt className="parts__name">{name}</dt>
        <Html as="dd" of={detail} />
      </div>
    ))}
  </dl>
)
