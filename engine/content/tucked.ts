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
