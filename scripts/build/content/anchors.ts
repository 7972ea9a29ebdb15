import type { RenderedHtml } from '../../../content/schemas/rich-text.ts'

const heading = /<h([23]) id="([^"]+)">((?:(?!<a ).)*?)<\/h\1>/g

/**
 * Makes each heading of a rendered body a link to itself, so that a reader can copy the address of a
 * part. The heading's own words name the link; nothing is read twice. A heading that holds a link
 * already stays as it is.
 */
export const withAnchors = ({ html }: RenderedHtml): RenderedHtml => ({
  html: html.replace(heading, '<h$1 id="$2"><a class="anchor" href="#$2">$3</a></h$1>'),
})
