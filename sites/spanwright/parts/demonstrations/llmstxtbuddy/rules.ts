/** The part of the proposal that describes the format. */
export const proposal = 'https://llmstxt.org/#format'

export type Severity = 'error' | 'warning'

/** A rule: what is wrong, in one sentence, and what to do about it. */
const rule = (severity: Severity) => (what: string, fix: string) => ({ severity, what, fix })
/** Breaks the format. */
const error = rule('error')
/** Is about something that the proposal leaves open or only recommends. */
const warning = rule('warning')

/** The rules of the checker, from the proposal's section "Format"; where it is silent, a rule is a warning. */
export const rules = {
  'no-title': error(
    'There’s no title. It’s the one part every file must have.',
    'Start with a line such as “# Name of the site”.',
  ),
  'before-title': error('There’s text before the title.', 'Move it below the line that begins with “# ”.'),
  'late-title': error('The title comes after a section.', 'Move it to the first line.'),
  'second-title': error('This is a second title.', 'Make it a section with “## ”.'),
  'heading-space': error(
    'Without a space after the hash signs, this isn’t a heading.',
    'Put a space after the last “#”.',
  ),
  'empty-heading': error('The heading has no words.', 'Write a name after the hash signs.'),
  'deep-heading': error(
    'The format doesn’t go below second-level headings.',
    'Use “## ” for a section, or plain text.',
  ),
  'underlined-heading': error(
    'Programs that read this format look for hash signs. They’ll miss an underlined heading.',
    'Delete this line and put “# ” before the one above.',
  ),
  'no-link': error(
    'A section can hold a list of links and nothing else.',
    'Write “- [name](address): notes”, or move the text above the first section.',
  ),
  'empty-name': error('The link has no name.', 'Write the page’s title between the square brackets.'),
  'empty-address': error('The link has no address.', 'Write the page’s address between the parentheses.'),
  'space-in-address': error('An address can’t have a space in it.', 'Replace each space with %20.'),
  'no-colon': error(
    'There has to be a colon between the link and its notes.',
    'Put “: ” right after the closing parenthesis.',
  ),
  'no-summary': warning('There’s no summary under the title.', 'Add a line that starts with “> ”.'),
  'late-summary': warning(
    'The summary goes right under the title, before any other text.',
    'Move this line up.',
  ),
  'no-sections': warning(
    'The file doesn’t link to anything.',
    'Add a section with “## ” and a list of links.',
  ),
  'empty-section': warning('The section is empty.', 'Add links or delete the heading.'),
  'optional-spelling': warning(
    'Only “Optional”, spelled exactly like that, marks what a reader can skip.',
    'Write “## Optional” if that’s what you mean.',
  ),
  'nested-item': warning(
    'This item is indented. The format only has flat lists.',
    'Delete the spaces in front of it.',
  ),
  marker: warning(
    'The examples mark items with a hyphen. Some programs won’t see anything else.',
    'Start the line with “- ”.',
  ),
  'relative-address': warning('The address isn’t complete.', 'Start it with https:// and the domain.'),
  'repeated-address': warning('This address is already further up.', 'Keep the line with the better notes.'),
  'no-notes': warning('The link has no notes.', 'Add a colon and say what the page is for.'),
}

export type RuleId = keyof typeof rules
