import { expect, test } from 'vitest'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute, isElement, type Element } from '../../packages/audits/html/html-page.ts'
import { everyPage } from './built-pages.ts'

/*
 * People who control a page by voice say the words that they see, so a control's name must begin with them
 * (WCAG 2.5.3).
 */

/** Controls whose visible label is their content; that of a field is beside it. */
const controls = ['a', 'button', 'summary'] as const
const fields = ['input', 'select', 'textarea'] as const

const isHidden = (element: Element) =>
  attribute(element, 'aria-hidden') === 'true' || attribute(element, 'hidden') !== undefined
const isUnseen = (element: Element) =>
  attribute(element, 'class')?.split(' ').includes('visually-hidden') ?? false

/** The text of a node, without the elements that are left out. */
const text = (node: Tree.Node, leaveOut: (element: Element) => boolean): string => {
  if ('value' in node) return node.value
  if (!isElement(node) || leaveOut(node)) return ''
  if (node.tagName === 'img') return attribute(node, 'alt') ?? ''
  return node.childNodes.map((child) => text(child, leaveOut)).join('')
}

const spoken = (words: string): string => words.replace(/\s+/g, ' ').trim().toLowerCase()

const seenAndNamed = (element: Element) => ({
  seen: spoken(
    text(element, (part) => isHidden(part) || isUnseen(part) || ['title', 'img'].includes(part.tagName)),
  ),
  name: spoken(attribute(element, 'aria-label') ?? text(element, isHidden)),
})

test('every control’s name begins with its visible words', () => {
  const found = everyPage.flatMap((page) =>
    controls.flatMap((tag) =>
      page.all(tag).map((element) => ({ where: `${page.path} <${tag}>`, ...seenAndNamed(element) })),
    ),
  )
  expect(found.length).toBeGreaterThan(everyPage.length * 10)
  const others = found.filter(({ seen, name }) => !name.startsWith(seen))
  expect([
    ...new Set(others.map(({ where, seen, name }) => `${where}: "${seen}" is named "${name}"`)),
  ]).toEqual([])
})

test('no field has another name besides its visible label', () => {
  const named = everyPage.flatMap((page) => {
    const labeled = new Set(page.all('label').map((label) => attribute(label, 'for')))
    return fields.flatMap((tag) =>
      page
        .all(tag)
        .filter((element) => attribute(element, 'aria-label') !== undefined)
        .filter((element) => attribute(element, 'id') !== undefined && labeled.has(attribute(element, 'id')))
        .map((element) => `${page.path}: ${attribute(element, 'id')}`),
    )
  })
  expect(named).toEqual([])
})
