import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFrontMatter } from '../engine/content/front-matter.ts'
import { jaccard } from '../engine/content/similarity.ts'
import { locationPath, servicePath, serviceSlugs } from './routes.ts'
import { serviceSchema } from '../engine/schemas/service.ts'

/** Words that say nothing about the searcher. */
const common = new Set('a an and the of to in on for with by or who that their them it is be from'.split(' '))

/** The similarity of two intents, by their significant words, from which both pages would answer the same search. */
const mostAlike = 0.25

const telling = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !common.has(word)))

const intents = serviceSlugs.map((slug) => {
  const file = `sites/spanwright/services/${slug}.md`
  const { intent, related, places, shape } = serviceSchema.parse(
    readFrontMatter(file, readFileSync(file, 'utf8')).value,
  )
  const leadsTo = [
    ...intent.others.map(({ page }) => page),
    ...related.services.map(servicePath),
    ...places.map(({ location }) => locationPath(location)),
  ]
  return { slug, shape, leadsTo, ...intent, words: telling(`${intent.searcher} ${intent.compares}`) }
})

test('every service has its own intent: who searches, and what they compare', () => {
  const alike = intents.flatMap((one, index) =>
    intents
      .slice(index + 1)
      .map((other) => ({ pair: `${one.slug}, ${other.slug}`, likeness: jaccard(one.words, other.words) }))
      .filter(({ likeness }) => likeness >= mostAlike),
  )
  expect(alike).toEqual([])
})

test.each(intents)('$slug links to each page once, and not to itself', ({ slug, leadsTo }) => {
  expect(leadsTo).toEqual([...new Set(leadsTo)])
  expect(leadsTo).not.toContain(servicePath(slug))
})

test('no shape is used for more than six pages, since they share headings', () => {
  const counts = Object.values(Object.groupBy(intents, ({ shape }) => shape)).map(({ length }) => length)
  expect(Math.max(...counts)).toBeLessThanOrEqual(6)
})
