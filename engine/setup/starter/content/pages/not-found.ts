import type { CorePage } from '#engine/schemas/core-page.ts'

interface NotFoundPage extends CorePage {
  suggestions: { closest: string; matches: string }
  all: string
}

export const notFound: NotFoundPage = {
  title: 'There’s nothing at this address',
  metaTitle: 'There’s no page at this address',
  description:
    'There’s no page at this address. It may have moved, or there’s a typo in it. You’ll find the closest match first and then every page there is.',
  summary:
    'Maybe the page moved, or maybe a letter’s missing. You didn’t break anything, and every page we have is listed below.',
  card: 'What you get when an address leads nowhere: the closest match and a list of all pages.',
  updated: '2026-11-23',
  suggestions: { closest: 'Did you mean', matches: 'Pages that mention what you typed' },
  all: 'Every page on the site',
}
