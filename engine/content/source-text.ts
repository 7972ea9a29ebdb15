/** A content file in source form. */
export interface SourceText {
  /** The whole file. */
  text: string
  /** The Markdown below the front matter. */
  body: string
}

/** The front matter between its fences, and the line end after it. Windows may put a byte order mark before them. */
export const fence = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** The parts of a Markdown file; without front matter, everything is body. */
export const splitFrontMatter = (text: string): SourceText => ({ text, body: text.replace(fence, '') })
