import type { OddLine } from '#components/llms-txt-buddy/parse.ts'
import type { Severity } from './llms-txt-rules.ts'

/** What stands in the box at the start; the firm and its pages are made up. */
export const sample = `# Three Rivers Slate
> Slate and copper roof repair in Allegheny County.
Prices on these pages are ranges.
# Services
Slate repair | https://roofer.example/slate/ | Single slates, flashing, snow guards
Copper gutters | https://roofer.example/copper/
# Optional
History | https://roofer.example/history/ | Background, not needed for a quote`

export const severityTexts: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning' }

export const oddTexts: Readonly<Record<OddLine['reason'], string>> = {
  'no-address': 'No address on this line, so we set it aside. Write “title | address | notes”.',
  'no-words': 'A heading with no words, so we set it aside. Give the section a name.',
  repeated: 'You already listed this address, so we set it aside. The first line counts.',
}

export const buddyTexts = {
  pages: 'Pages',
  pagesHint: 'One per line: title | address | notes. Markdown, HTML or a sitemap work too.',
  write: 'Write the file',
  file: 'llms.txt',
  fileHint: 'Edit it, or paste in a file of your own. We check it as you type.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser didn’t allow it. The text is selected, so copy it with the keyboard.',
  download: 'Download',
  messages: 'Messages by line',
  aside: 'Lines set aside',
  line: (line: number) => `Line ${line}`,
  fine: 'Nothing to fix.',
  rules: 'The rules in the proposal',
  written: (pages: number, aside: number) =>
    `The file is written: ${pages} ${pages === 1 ? 'page' : 'pages'}, ${aside} ${aside === 1 ? 'line' : 'lines'} set aside.`,
  summary: (errors: number, warnings: number) =>
    errors + warnings === 0
      ? 'The checker found nothing to fix.'
      : `The checker found ${errors} ${errors === 1 ? 'error' : 'errors'} and ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`,
  caption: 'What you paste, and the file you get. The firm and its addresses are made up.',
} as const
