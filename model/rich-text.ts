/** HTML rendered from Markdown at build time; safe to insert as is. */
export interface RenderedHtml {
  readonly html: string
}

/** Plain text, or rendered Markdown. */
export type RichText = string | RenderedHtml

/** A React key for a text. */
export const keyOf = (text: RichText): string => (typeof text === 'string' ? text : text.html)
