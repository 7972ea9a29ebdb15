/** What the search says. */
export const searchTexts = {
  title: 'Search this site',
  field: 'Words to look for',
  hint: 'Arrow keys move through the pages found, Enter opens one, Escape closes.',
  results: 'Pages found',
  loading: 'Loading the search.',
  failed: 'The search could not be loaded. What you typed is kept.',
  retry: 'Try again',
  none: 'No page has these words.',
  found: (count: number) => (count === 1 ? '1 page found.' : `${count} pages found.`),
  best: (count: number) => `The best ${count} are listed.`,
  close: 'Close',
} as const
