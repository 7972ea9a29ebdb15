/** A page should need two edges; a third is worth showing. */
const shownEdges = 3

/** The most frequent of the places at which texts begin, in ascending order. */
export const edgesOf = (places: readonly number[]): number[] =>
  [...Map.groupBy(places, (place) => place)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, shownEdges)
    .map(([place]) => place)
    .toSorted((a, b) => a - b)
