/** The source of a content file. */
export interface SourceText {
  /** The whole file. */
  text: string
  /** The Markdown below the front matter; the whole text if there is none. */
  body: string
}

/** The front matter between its fences, with the line end after it and the byte order mark that Windows may add. */
export const fence = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/
