import { demonstration } from '../../.site/site.ts'
import { words } from '../../.site/words/made-up.ts'

/** The line, once in every file that is read by itself, that the firm is made up; empty if it is real. */
export const madeUpLine: string = demonstration ? words.line : ''

/** The Markdown of a page without that line, for a file that has the line at its top. */
export const withoutMadeUpLine = (text: string, line = madeUpLine): string =>
  line ? text.replace(`\n\n${line}`, '') : text
