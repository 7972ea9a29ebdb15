import type { Severity } from './rules.ts'

/** A pasted line that could not be used. */
export interface OddLine {
  line: number
  text: string
  reason: 'no-address' | 'no-words' | 'repeated'
}

/** The initial content of the text box. The firm and its pages are made up. */
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
  'no-address': 'This line has no address, so we set it aside. Write “title | address | notes”.',
  'no-words': 'This heading has no words, so we set it aside. Give the section a name.',
  repeated: 'This address came up before, so we kept the first line and set this one aside.',
}

export const buddyTexts = {
  pages: 'Pages',
  pagesHint: 'One per line: title | address | notes. Markdown, HTML or a sitemap work too.',
  write: 'Write the file',
  file: 'llms.txt',
  fileHint: 'Edit it, or paste your own file. It’s checked as you type.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser blocked that. The text is selected, so copy it with the keyboard.',
  download: 'Download',
  messages: 'Notes by line',
  aside: 'Lines set aside',
  line: (line: number) => `Line ${line}`,
  fine: 'Nothing to fix.',
  rules: 'The rules in the proposal',
  written: (pages: number, aside: number) =>
    `Your file is ready: ${pages} ${pages === 1 ? 'page' : 'pages'}, ${aside} ${aside === 1 ? 'line' : 'lines'} set aside.`,
  summary: (errors: number, warnings: number) =>
    errors + warnings === 0
      ? 'The checker found nothing to fix.'
      : `The checker found ${errors} ${errors === 1 ? 'error' : 'errors'} and ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`,
  caption: 'What went in, and the file that came out. The company and its addresses are made up.',
} as const
