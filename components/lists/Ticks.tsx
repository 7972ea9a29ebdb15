import { Html } from '#components/html/Html.tsx'
import { keyOf, type RichText } from '#model/rich-text.ts'

interface TicksProps {
  items: readonly RichText[]
  /** Numbers the items. */
  isNumbered?: boolean
  /** Puts three items in a row where there is room. */
  inThirds?: boolean
}

/** A list of sentences, marked with short strokes or numbers. */
export function Ticks({ items, isNumbered = false, inThirds = false }: TicksProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={isNumbered ? 'ticks ticks--numbered' : inThirds ? 'ticks thirds' : 'ticks'}>
      {items.map((item) => (
        <Html key={keyOf(item)} as="li" of={item} />
      ))}
    </List>
  )
}
