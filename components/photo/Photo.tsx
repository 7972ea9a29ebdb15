import { Html } from '#components/html/Html.tsx'
import type { RenderedHtml } from '#model/rich-text.ts'

/**
 * A photograph with a caption, for the slots of hero, about, post and case study. Its markup comes from
 * engine/pictures/markup.ts, as in running text.
 */
export const Photo = (of: RenderedHtml) => <Html as="figure" of={of} className="photo" />
