import { expect, test } from 'vitest'
import { guideSlugs, placeCount } from './guides.ts'
import { isAboutPlace } from './location-shapes.ts'
import { loadContent } from '../engine/content/load.ts'

const { locations } = loadContent()

test('the guides are the pages with the shape of a guide, and all others are places', () => {
  const guides = locations.filter(({ fields }) => !isAboutPlace(fields.shape))
  expect(guides.map(({ slug }) => slug).toSorted()).toEqual(guideSlugs.toSorted())
  expect(placeCount).toBe(locations.length - guides.length)
})

test('each place names neighbors other than itself, each one once', () => {
  for (const { slug, fields } of locations) {
    if (!('neighbors' in fields)) continue
    const named = fields.neighbors.map(({ location }) => location)
    expect(named, slug).not.toContain(slug)
    expect(new Set(named).size, slug).toBe(named.length)
  }
})

test('the guides for the same buyer link to each other', () => {
  const paths = locations.filter(({ slug }) => guideSlugs.includes(slug)).map(({ path }) => path)
  for (const { path, fields } of locations) {
    if (!('intent' in fields)) continue
    const siblings = fields.intent.others.map(({ page }) => page as string)
    expect(siblings).toEqual(expect.arrayContaining(paths.filter((other) => other !== path)))
    expect(siblings).not.toContain(path)
  }
})
