import { demonstration } from '../../.site/site.ts'
import { words } from '../../.site/words/made-up.ts'

/** What every file says once that is read without a page around it, if the firm is made up; else empty. */
export const madeUpLine: string = demonstration ? words.line : ''

/** The Markdown of a page without that line, for a file that has said so at its top. */
export const withoutMadeUpLine = (text: string, line = madeUpLine): string =>
  line ? text.replace(`\n\n${line}`, '') : text
