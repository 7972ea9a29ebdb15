import { median } from '../../../model/median.ts'

/**
 * Measures each item several times. The items take turns, so that a busy moment of the machine affects all of them.
 * @returns The items with the medians of their figures.
 */
export async function takeTurns<Item extends object, Figure extends string>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Promise<Record<Figure, number>>,
): Promise<(Item & Record<Figure, number>)[]> {
  const samples = items.map((): Record<Figure, number>[] => [])
  for (let round = 0; round < rounds; round += 1) {
    // Two at once would compete for the processor.
    for (const [index, item] of items.entries()) samples[index]?.push(await measure(item))
  }
  return items.map((item, index) => {
    const taken = samples[index] ?? []
    const figures = Object.keys(taken[0] ?? {}) as Figure[]
    const medians = figures.map((figure) => [figure, median(taken.map((sample) => sample[figure]))])
    return { ...item, ...(Object.fromEntries(medians) as Record<Figure, number>) }
  })
}
