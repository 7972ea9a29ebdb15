import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { dropItems, leftOut, withoutLinks, withoutReferences } from './without-sections.ts'

const isLeftOut = leftOut(['pricing'])

test('links to sections that are left out become plain text', () => {
  expect(withoutLinks('Read [the article](/blog/a/) or [the prices](/pricing/).', isLeftOut)).toBe(
    'Read the article or [the prices](/pricing/).',
  )
})

test('front matter loses entries and pages of sections that are left out', () => {
  const text = `---
title: Wills
intent:
  others:
    - page: /blog/a/
      label: A
    - page: /services/b/
      label: B
related:
  services: [b]
  posts: [a]
places:
  - location: oslo
    why: Because
questions:
  - answer: "Three letters, which is a long enough text to be folded:\\n\\n- One\\n- Two"
---

The text.
`
  const left = withoutReferences(text, ['pricing'], isLeftOut)
  for (const gone of ['/blog/a/', 'posts', 'places', 'oslo']) expect(left).not.toContain(gone)
  for (const kept of [
    'title: Wills',
    '/services/b/',
    'services: [ b ]',
    'folded:\\n\\n- One\\n- Two"',
    '---\n\nThe text.\n',
  ])
    expect(left).toContain(kept)
  const every = ['pricing', 'blog', 'locations'] as const
  expect(withoutReferences(text, every, leftOut(every))).toBe(text)
  expect(withoutReferences('No front matter', [], isLeftOut)).toBe('No front matter')
})

test('a page of blocks loses cards, maps and texts about sections that are left out', () => {
  const text = `blocks:
  - type: map
    heading: Where
  - type: cards
    items:
      - page: /blog/a/
      - page: /services/b/
  - type: text
    points:
      - Read [this](/blog/a/).
      - Stay.
`
  const document = parseDocument(text)
  expect(dropItems(document, isLeftOut)).toBe(true)
  expect(document.toJS()).toEqual({
    blocks: [
      { type: 'cards', items: [{ page: '/services/b/' }] },
      { type: 'text', points: ['Stay.'] },
    ],
  })
  expect(dropItems(parseDocument(text), () => false)).toBe(false)
})
