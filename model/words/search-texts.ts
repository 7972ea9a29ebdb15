/** What the search says. */
export const searchTexts = {
  title: 'Search this site',
  field: 'What are you looking for?',
  hint: 'Use the arrow keys to move, Enter to open a page, Escape to close.',
  results: 'Pages found',
  loading: 'Loading the search.',
  failed: 'The search didn’t load. What you typed is still here.',
  retry: 'Try again',
  none: 'No page has those words. Try fewer words, or different ones.',
  found: (count: number) => (count === 1 ? '1 page found.' : `${count} pages found.`),
  best: (count: number) => `Here are the best ${count}.`,
  close: 'Close',
} as const

/** Describes the search to a browser's agent. */
export const searchTool = {
  toolname: 'search_this_site',
  tooldescription: 'Lists the pages that have these words.',
} as const
