/** HTML rendered from Markdown at build time; safe to insert as it is. */
export interface RenderedHtml {
  readonly html: string
}

/** Plain words, or words that were Markdown. */
export type RichText = string | RenderedHtml

/** The source of a text, as a React key. */
export const keyOf = (text: RichText): string => (typeof text === 'string' ? text : text.html)
