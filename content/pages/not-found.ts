import type { CorePage } from '../schemas/core-page.ts'

interface NotFoundPage extends CorePage {
  suggestions: { closest: string; matches: string }
  all: string
}

export const notFound: NotFoundPage = {
  title: 'This bridge was never built',
  metaTitle: 'There is no such page',
  description:
    'There is no page at this address. It may have moved, or the address has a typing error. The whole site map is below, with the closest match first.',
  summary:
    'There is no page at this address, perhaps because it has moved or because a letter is missing. Nothing is broken on your side, and every page of the site is listed below.',
  updated: '2026-11-20',
  suggestions: {
    closest: 'Did you mean',
    matches: 'Pages that speak of the words in the address',
  },
  all: 'Every page of the site',
}
