/** The fragments of the parts whose headings stand in a page's front matter, under the same keys. */
export const partIds = {
  businesses: 'businesses',
  example: 'example',
  services: 'first-steps',
  questions: 'questions',
  prices: 'prices',
  checks: 'checklist',
  ask: 'ask',
  nearby: 'nearby',
  siblings: 'guides',
} as const
