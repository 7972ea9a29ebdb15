import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#model/rich-text.ts'
import { words } from '#.site/words/location.ts'

interface AskListProps {
  items: readonly { ask: string; listenFor: RichText }[]
}

/** Numbered questions to put to a firm, each with what a good answer sounds like. */
export function AskList({ items }: AskListProps) {
  return (
    <ol className="asks">
      {items.map(({ ask, listenFor }) => (
        <li key={ask} className="asks__item">
          <p className="asks__ask">{ask}</p>
          <span className="asks__label annotation">{words.listenFor}</span>
          <Html of={listenFor} />
        </li>
      ))}
    </ol>
  )
}
