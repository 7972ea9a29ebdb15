import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#model/rich-text.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'

interface NamedItem {
  name: string
  detail: RichText
  /** A second remark, set apart: what the first costs. */
  cost?: string
}

/** Items, each with a name and a sentence. */
export const NamedList = ({ items }: { items: readonly NamedItem[] }) => (
  <dl className="named">
    {items.map(({ name, detail, cost }) => (
      <div key={name} className="named__item">
        <dt className="named__name">{name}</dt>
        <Html as="dd" of={detail} />
        {cost && (
          <dd className="named__cost">
            <span className="annotation">{interfaceTexts.principleCost}</span> {cost}
          </dd>
        )}
      </div>
    ))}
  </dl>
)
