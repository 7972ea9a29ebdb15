/** The part of the proposal that describes the format. */
export const proposal = 'https://llmstxt.org/#format'

export type Severity = 'error' | 'warning'

interface Rule {
  /** An error breaks the format; a warning is about something that the proposal leaves open or only recommends. */
  severity: Severity
  /** What is wrong, in one sentence. */
  what: string
  fix: string
}

/** The rules of the checker, from the proposal's section "Format"; where it is silent, a rule is a warning. */
export const rules = {
  'no-title': {
    severity: 'error',
    what: 'There’s no title. It’s the one part every file must have.',
    fix: 'Start with a line such as “# Name of the site”.',
  },
  'before-title': {
    severity: 'error',
    what: 'There’s text before the title.',
    fix: 'Move it below the line that begins with “# ”.',
  },
  'late-title': {
    severity: 'error',
    what: 'The title comes after a section.',
    fix: 'Move it to the first line.',
  },
  'second-title': {
    severity: 'error',
    what: 'This is a second title.',
    fix: 'Make it a section with “## ”.',
  },
  'heading-space': {
    severity: 'error',
    what: 'Without a space after the hash signs, this isn’t a heading.',
    fix: 'Put a space after the last “#”.',
  },
  'empty-heading': {
    severity: 'error',
    what: 'The heading has no words.',
    fix: 'Write a name after the hash signs.',
  },
  'deep-heading': {
    severity: 'error',
    what: 'The format doesn’t go below second-level headings.',
    fix: 'Use “## ” for a section, or plain text.',
  },
  'underlined-heading': {
    severity: 'error',
    what: 'Programs that read this format look for hash signs. They’ll miss an underlined heading.',
    fix: 'Delete this line and put “# ” before the one above.',
  },
  'no-link': {
    severity: 'error',
    what: 'A section can hold a list of links and nothing else.',
    fix: 'Write “- [name](address): notes”, or move the text above the first section.',
  },
  'empty-name': {
    severity: 'error',
    what: 'The link has no name.',
    fix: 'Write the page’s title between the square brackets.',
  },
  'empty-address': {
    severity: 'error',
    what: 'The link has no address.',
    fix: 'Write the page’s address between the parentheses.',
  },
  'space-in-address': {
    severity: 'error',
    what: 'An address can’t have a space in it.',
    fix: 'Replace each space with %20.',
  },
  'no-colon': {
    severity: 'error',
    what: 'There has to be a colon between the link and its notes.',
    fix: 'Put “: ” right after the closing parenthesis.',
  },
  'no-summary': {
    severity: 'warning',
    what: 'There’s no summary under the title.',
    fix: 'Add a line that starts with “> ”.',
  },
  'late-summary': {
    severity: 'warning',
    what: 'The summary goes right under the title, before any other text.',
    fix: 'Move this line up.',
  },
  'no-sections': {
    severity: 'warning',
    what: 'The file doesn’t link to anything.',
    fix: 'Add a section with “## ” and a list of links.',
  },
  'empty-section': {
    severity: 'warning',
    what: 'The section is empty.',
    fix: 'Add links or delete the heading.',
  },
  'optional-spelling': {
    severity: 'warning',
    what: 'Only “Optional”, spelled exactly like that, marks what a reader can skip.',
    fix: 'Write “## Optional” if that’s what you mean.',
  },
  'nested-item': {
    severity: 'warning',
    what: 'This item is indented. The format only has flat lists.',
    fix: 'Delete the spaces in front of it.',
  },
  marker: {
    severity: 'warning',
    what: 'The examples mark items with a hyphen. Some programs won’t see anything else.',
    fix: 'Start the line with “- ”.',
  },
  'relative-address': {
    severity: 'warning',
    what: 'The address isn’t complete.',
    fix: 'Start it with https:// and the domain.',
  },
  'repeated-address': {
    severity: 'warning',
    what: 'This address is already further up.',
    fix: 'Keep the line with the better notes.',
  },
  'no-notes': {
    severity: 'warning',
    what: 'The link has no notes.',
    fix: 'Add a colon and say what the page is for.',
  },
} as const satisfies Record<string, Rule>

export type RuleId = keyof typeof rules
