import type { RenderedHtml } from '../../model/rich-text.ts'

const heading = /<h([23]) id="([^"]+)">((?:(?!<a ).)*?)<\/h\1>/g

/**
 * Turns each heading of a rendered body into a link to itself, so that readers can copy the address of a section.
 * Headings that already contain a link are left unchanged.
 */
export const withAnchors = ({ html }: RenderedHtml): RenderedHtml => ({
  html: html.replace(heading, '<h$1 id="$2"><a class="anchor" href="#$2">$3</a></h$1>'),
})
