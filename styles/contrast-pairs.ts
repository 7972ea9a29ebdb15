/** The backgrounds that anything may be on. */
export const contrastLayers = ['page', 'surface', 'sunken', 'vellum', 'vellum-raised'] as const

type ContrastPair = readonly [front: string, back: string, least: number]

const onLayers = (texts: readonly string[], least: number): ContrastPair[] =>
  texts.flatMap((text) => contrastLayers.map((layer) => [text, layer, least] as const))

/**
 * The colors that may be on top of each other, and the minimum contrast: 7 for text (WCAG 2.2, 1.4.6), 3 for controls and
 * meaningful lines (1.4.11).
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...onLayers(['text', 'text-muted', 'link', 'accent', 'error', 'success'], 7),
  ...onLayers(['border-control'], 3),
  // Meaningful lines of a drawing, on the three grounds.
  ['line', 'page', 3],
  ['line', 'vellum', 3],
  ['tension', 'page', 3],
  ['compression', 'page', 3],
  ['on-action', 'action', 7],
  ['on-action', 'action-hover', 7],
  ['on-band', 'band', 7],
  ['on-band-accent', 'band', 7],
  ['page', 'error', 7],
]
