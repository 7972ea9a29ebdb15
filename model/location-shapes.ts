/**
 * The shapes of a location page: what leads, and which sections follow. A page names its own in its
 * front matter; engine/schemas/location.ts says what each of them needs.
 */
export const locationShapes = [
  'street-first',
  'example-first',
  'question-first',
  'price-guide',
  'choosing-guide',
] as const

export type LocationShape = (typeof locationShapes)[number]

/** Whether a page is about a place, and not one of the buyer's guides. */
export const isAboutPlace = (shape: LocationShape): boolean =>
  shape !== 'price-guide' && shape !== 'choosing-guide'
