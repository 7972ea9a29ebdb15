import type { Spot, Way } from './grammar.ts'

/**
 * The spots of a way.
 * @throws {Error} If the last one has no y.
 */
export function spotsOf(way: Way): Spot[] {
  if (way.length % 2 !== 0) throw new Error(`Half a spot in ${way.join(' ')}`)
  return Array.from({ length: way.length / 2 }, (_, index) => [way[2 * index] ?? 0, way[2 * index + 1] ?? 0])
}
