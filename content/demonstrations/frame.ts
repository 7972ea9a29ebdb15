/** What every demonstration says around itself. */
export const demonstrationTexts = {
  open: 'Try it',
  note: 'Runs here, in your browser, and nothing is sent or stored.',
  ready: 'The demonstration is ready.',
  failed: 'The demonstration could not be loaded. Check the connection and try again.',
} as const
