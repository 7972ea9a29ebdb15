/** A page should need two edges; a third is worth showing. */
const shownEdges = 3

/** The most frequent of the places at which texts begin, in ascending order. */
export function edgesOf(places: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, shownEdges)
    .map(([place]) => place)
    .toSorted((a, b) => a - b)
}
