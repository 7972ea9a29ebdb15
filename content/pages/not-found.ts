import type { CorePage } from '../schemas/core-page.ts'

interface NotFoundPage extends CorePage {
  closest: string
  all: string
}

export const notFound: NotFoundPage = {
  title: 'This bridge was never built',
  metaTitle: 'There is no such page',
  description:
    'There is no page at this address. It may have moved, or the address has a typing error. The whole site map is below, with the closest match first.',
  summary:
    'There is no page at this address. Perhaps it has moved, or a letter is missing. Nothing is broken on your side, and every page of the site is listed below.',
  updated: '2026-11-20',
  closest: 'Did you mean',
  all: 'Every page of the site',
}
