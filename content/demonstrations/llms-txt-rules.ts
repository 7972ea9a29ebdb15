/** The part of the proposal that describes the format. */
export const proposal = 'https://llmstxt.org/#format'

export type Severity = 'error' | 'warning'

interface Rule {
  /** An error breaks the format; a warning is about what the proposal leaves open or only recommends. */
  severity: Severity
  /** What is wrong, in one sentence. */
  what: string
  fix: string
}

/**
 * Every rule of the checker. All come from the one list in the section "Format" of the proposal, to
 * which `proposal` leads; where it is silent, the rule is a warning.
 */
export const rules = {
  'no-title': {
    severity: 'error',
    what: 'There is no title, the one part that every file must have.',
    fix: 'Begin with a line such as “# Name of the site”.',
  },
  'before-title': {
    severity: 'error',
    what: 'Text stands before the title.',
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
    what: 'Without a space after the hash signs this is no heading.',
    fix: 'Put a space behind the last “#”.',
  },
  'empty-heading': {
    severity: 'error',
    what: 'The heading has no words.',
    fix: 'Write a name behind the hash signs.',
  },
  'deep-heading': {
    severity: 'error',
    what: 'The format has no headings below the second level.',
    fix: 'Use “## ” for a section, or plain text.',
  },
  'underlined-heading': {
    severity: 'error',
    what: 'Readers of this format look for hash signs and miss an underlined heading.',
    fix: 'Delete this line and put “# ” before the one above.',
  },
  'no-link': {
    severity: 'error',
    what: 'A section holds list items with links and nothing else.',
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
    what: 'An address cannot hold a space.',
    fix: 'Replace each space by %20.',
  },
  'no-colon': {
    severity: 'error',
    what: 'A colon must stand between the link and its notes.',
    fix: 'Put “: ” right behind the closing parenthesis.',
  },
  'no-summary': {
    severity: 'warning',
    what: 'There is no summary below the title.',
    fix: 'Add a line that begins with “> ”.',
  },
  'late-summary': {
    severity: 'warning',
    what: 'The summary belongs right below the title, before other text.',
    fix: 'Move this line up.',
  },
  'no-sections': {
    severity: 'warning',
    what: 'The file links to nothing.',
    fix: 'Add a section with “## ” and a list of links.',
  },
  'empty-section': {
    severity: 'warning',
    what: 'The section is empty.',
    fix: 'Add links or delete the heading.',
  },
  'optional-spelling': {
    severity: 'warning',
    what: 'Only “Optional”, in this spelling, marks what may be skipped.',
    fix: 'Write “## Optional” if that is what you mean.',
  },
  'nested-item': {
    severity: 'warning',
    what: 'The item is indented, and the format knows flat lists.',
    fix: 'Remove the spaces at its start.',
  },
  marker: {
    severity: 'warning',
    what: 'The examples mark items with a hyphen, and some readers know nothing else.',
    fix: 'Begin the line with “- ”.',
  },
  'relative-address': {
    severity: 'warning',
    what: 'The address is not complete.',
    fix: 'Begin it with https:// and the domain.',
  },
  'repeated-address': {
    severity: 'warning',
    what: 'This address stands further up already.',
    fix: 'Keep the line with the better notes.',
  },
  'no-notes': {
    severity: 'warning',
    what: 'The link has no notes.',
    fix: 'Add a colon and say what the page is for.',
  },
} as const satisfies Record<string, Rule>

export type RuleId = keyof typeof rules
