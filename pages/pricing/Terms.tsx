import { Html } from '#components/html/Html.tsx'
import { keyOf, type RichText } from '#model/rich-text.ts'

/** What holds for every price. */
export const Terms = ({ items }: { items: readonly RichText[] }) => (
  <ul className="ticks">
    {items.map((item) => (
      <Html key={keyOf(item)} as="li" of={item} />
    ))}
  </ul>
)
