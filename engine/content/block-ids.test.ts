import { expect, test } from 'vitest'
import type { Block } from '../schemas/blocks/index.ts'
import { blockIds } from './block-ids.ts'

const idsOf = (...blocks: [type: string, heading: string][]) =>
  blockIds(blocks.map(([type, heading]) => ({ type, heading }) as Block))

test('the id of a block comes from its heading, and is unique', () => {
  expect(idsOf(['text', 'Über uns'], ['text', 'Who?'], ['steps', 'Who!'], ['text', '24 hours'])).toEqual([
    'uber-uns',
    'who',
    'who-3',
    'part-24-hours',
  ])
})

test('only the first block of questions has the id questions, to which search results link', () => {
  expect(idsOf(['text', 'Questions'], ['questions', 'Asked often'], ['questions', 'Asked once'])).toEqual([
    'questions-1',
    'questions',
    'asked-once',
  ])
})

test('ids of the page frame are avoided, and headings without Latin letters get distinct ids', () => {
  expect(idsOf(['text', 'Menu'], ['text', 'Action'], ['text', '是'], ['text', '否'])).toEqual([
    'menu-1',
    'action-2',
    'part',
    'part-4',
  ])
})
