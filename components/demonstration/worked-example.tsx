import { renderToStaticMarkup } from 'react-dom/server'
import figures from '#.site/parts/figures.ts'
import type { Slots } from '#components/slots/contract.ts'
import type { RenderedHtml } from '#model/rich-text.ts'

/** The figure of a part that visitors can try, as HTML, so that the page needs no code for it. Build time only. */
export function workedExample(group: keyof Slots['figures'], part: string): RenderedHtml {
  const Figure = figures[group][part]
  return { html: Figure ? renderToStaticMarkup(<Figure />) : '' }
}
