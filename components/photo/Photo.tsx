import { Html } from '#components/html/Html.tsx'
import type { RenderedHtml } from '#model/rich-text.ts'

/**
 * A photograph with its caption set as an annotation: the slots of hero, about, post and case study take one. What is
 * within it, its files and its words, comes from engine/pictures/markup.ts, as it does in a text.
 */
export const Photo = (of: RenderedHtml) => <Html as="figure" of={of} className="photo" />
