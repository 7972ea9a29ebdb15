import { words } from '../../.site/words/tuck.ts'
import type { RenderedHtml } from '../../model/rich-text.ts'

const part = /<h2 [^]*?<\/h2>([^]*?)(?=<h2 |$)/g

/** Folds each part of a rendered body except the first under the part's heading (components/tuck). */
export function tucked({ html }: RenderedHtml): RenderedHtml {
  const open = `<details class="tuck prose"><summary class="tuck__line annotation">${words.open}</summary>`
  const first = html.indexOf('<h2 ')
  return {
    html: html.replace(part, (whole: string, text: string, at: number) =>
      at === first ? whole : `${whole.slice(0, whole.length - text.length)}${open}${text}</details>`,
    ),
  }
}

const heading = /<h([23]) id="([^"]+)">((?:(?!<a ).)*?)<\/h\1>/g

/**
 * Turns each heading of a rendered body into a link to itself, so that readers can copy the address of a section.
 * Headings that already contain a link are left unchanged.
 */
export const withAnchors = ({ html }: RenderedHtml): RenderedHtml => ({
  html: html.replace(heading, '<h$1 id="$2"><a class="anchor" href="#$2">$3</a></h$1>'),
})
