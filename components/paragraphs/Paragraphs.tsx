import { Html } from '#components/html/Html.tsx'
import { keyOf, type RichText } from '#model/rich-text.ts'

/** Several paragraphs. */
export const Paragraphs = ({ texts }: { texts: readonly RichText[] }) =>
  texts.map((text) => <Html key={keyOf(text)} of={text} />)
