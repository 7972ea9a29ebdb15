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
  'no-address': 'No address on this line. Put aside: write “title | address | notes”.',
  'no-words': 'A heading without words. Put aside: name the section.',
  repeated: 'This address came before. Put aside: the first line counts.',
}

export const buddyTexts = {
  pages: 'Pages',
  pagesHint: 'One a line: title | address | notes. Or Markdown, HTML, a sitemap.',
  write: 'Write the file',
  file: 'llms.txt',
  fileHint: 'Edit it, or paste a file of your own. It is checked as you type.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not allow it. The text is selected: copy it with the keyboard.',
  download: 'Download',
  messages: 'Messages by line',
  aside: 'Lines put aside',
  line: (line: number) => `Line ${line}`,
  fine: 'Nothing to mend.',
  rules: 'The rules in the proposal',
  written: (pages: number, aside: number) =>
    `The file is written: ${pages} ${pages === 1 ? 'page' : 'pages'}, ${aside} ${aside === 1 ? 'line' : 'lines'} put aside.`,
  summary: (errors: number, warnings: number) =>
    errors + warnings === 0
      ? 'The checker finds nothing to mend.'
      : `The checker finds ${errors} ${errors === 1 ? 'error' : 'errors'} and ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`,
  caption: 'What is pasted, and the file that comes of it, with a firm and addresses that are made up.',
} as const
