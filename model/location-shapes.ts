/**
 * The shapes of a location page: how it begins, and which sections follow. A page names its shape in its front
 * matter; engine/schemas/location.ts defines the fields that each shape needs.
 */
export const locationShapes = [
  'street-first',
  'example-first',
  'question-first',
  'price-guide',
  'choosing-guide',
] as const

export type LocationShape = (typeof locationShapes)[number]

/** Whether a page is about a place rather than a buyer's guide. */
export const isAboutPlace = (shape: LocationShape): boolean =>
  shape !== 'price-guide' && shape !== 'choosing-guide'
