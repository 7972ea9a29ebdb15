/**
 * The weights of text, from regular to semibold. Bold would add a third: the subset of the typeface weighs 13 kB up to
 * 600, and 17 kB up to 700 (November 27, 2026).
 */
export const textWeights = { min: 400, max: 600 } as const
