import { expect, test } from 'vitest'
import { attribute, builtPages, notFoundPage, type Element } from './built-pages.ts'

/*
 * Who speaks to a page says the words that can be seen (WCAG 2.5.3); programs listen for a name that begins with
 * them.
 */

/** Controls that show what stands in them; what fields are called stands beside them. */
const controls = ['a', 'button', 'summary'] as const
const fields = ['input', 'select', 'textarea'] as const

type Node = Element['childNodes'][number]

const isElement = (node: Node): node is Element => 'tagName' in node
const isHidden = (element: Element) =>
  attribute(element, 'aria-hidden') === 'true' || attribute(element, 'hidden') !== undefined
const isUnseen = (element: Element) =>
  attribute(element, 'class')?.split(' ').includes('visually-hidden') ?? false

/** The text of a node, without the elements that are left out. */
const text = (node: Node, leaveOut: (element: Element) => boolean): string => {
  if ('value' in node) return node.value
  if (!isElement(node) || leaveOut(node)) return ''
  if (node.tagName === 'img') return attribute(node, 'alt') ?? ''
  return node.childNodes.map((child) => text(child, leaveOut)).join('')
}

const spoken = (words: string): string => words.replace(/\s+/g, ' ').trim().toLowerCase()

/** What of a control can be seen, and its name where it does not come from its content. */
const seenAndNamed = (element: Element) => ({
  seen: spoken(
    text(element, (part) => isHidden(part) || isUnseen(part) || ['title', 'img'].includes(part.tagName)),
  ),
  name: spoken(attribute(element, 'aria-label') ?? text(element, isHidden)),
})

test('every control’s name begins with the words that can be seen on it', () => {
  const found = [...builtPages, notFoundPage].flatMap((page) =>
    controls.flatMap((tag) =>
      page.all(tag).map((element) => ({ where: `${page.path} <${tag}>`, ...seenAndNamed(element) })),
    ),
  )
  expect(found.length).toBeGreaterThan(1000)
  const others = found.filter(({ seen, name }) => !name.startsWith(seen))
  expect([
    ...new Set(others.map(({ where, seen, name }) => `${where}: "${seen}" is named "${name}"`)),
  ]).toEqual([])
})

test('no control has a name of its own beside a label that can be seen', () => {
  const doubly = [...builtPages, notFoundPage].flatMap((page) => {
    const labelled = new Set(page.all('label').map((label) => attribute(label, 'for')))
    return fields.flatMap((tag) =>
      page
        .all(tag)
        .filter((element) => attribute(element, 'aria-label') !== undefined)
        .filter((element) => attribute(element, 'id') !== undefined && labelled.has(attribute(element, 'id')))
        .map((element) => `${page.path}: ${attribute(element, 'id')}`),
    )
  })
  expect(doubly).toEqual([])
})
