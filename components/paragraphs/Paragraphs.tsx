import { Html } from '#components/html/Html.tsx'
import { keyOf, type RichText } from '#model/rich-text.ts'

/** Several paragraphs. */
export function Paragraphs({ texts }: { texts: readonly RichText[] }) {
  return texts.map((text) => <Html key={keyOf(text)} of={text} />)
}
