import type { SiteMapGroup } from '#components/site-map/SiteMap.tsx'

type Page = SiteMapGroup['pages'][number]

const pairsOf = (text: string): Set<string> => {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, '')
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)),
  )
}

/** How similar two addresses are, 0 to 1: the Dice coefficient of their letter pairs. */
export function similarity(first: string, second: string): number {
  const [one, two] = [pairsOf(first), pairsOf(second)]
  const shared = [...one].filter((pair) => two.has(pair)).length
  return one.size + two.size === 0 ? 0 : (2 * shared) / (one.size + two.size)
}

/** Below this similarity, a suggestion would be a guess. */
const threshold = 0.35

/** The page whose path is most similar to `path`, if any is similar enough. */
export const closestPage = (path: string, pages: readonly Page[]): Page | undefined =>
  pages
    .map((page) => ({ page, score: similarity(path, page.href) }))
    .filter(({ score }) => score > threshold)
    .toSorted((one, other) => other.score - one.score)[0]?.page
