/** What every demonstration says around itself. */
export const demonstrationTexts = {
  open: 'Try it',
  note: 'It runs right here in your browser. Nothing is sent or stored.',
  ready: 'The demonstration is ready.',
  failed: 'The demonstration didn’t load. Check your connection and try again.',
} as const
