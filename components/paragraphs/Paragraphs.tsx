import { Html } from '#components/html/Html.tsx'
import { keyOf, type RichText } from '#model/rich-text.ts'

/** Paragraphs, one after the other. */
export function Paragraphs({ texts }: { texts: readonly RichText[] }) {
  return texts.map((text) => <Html key={keyOf(text)} of={text} />)
}
