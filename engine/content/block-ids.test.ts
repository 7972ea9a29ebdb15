import { expect, test } from 'vitest'
import type { Block } from '../schemas/blocks/index.ts'
import { blockIds } from './block-ids.ts'

const idsOf = (...blocks: [type: string, heading: string][]) =>
  blockIds(blocks.map(([type, heading]) => ({ type, heading }) as Block))

test('a block is linked to by the words of its heading, and no two by the same', () => {
  expect(idsOf(['text', 'Über uns'], ['text', 'Who?'], ['steps', 'Who!'], ['text', '24 hours'])).toEqual([
    'uber-uns',
    'who',
    'who-3',
    'part-24-hours',
  ])
})

test('the search finds the first questions by their name, and no other block has it', () => {
  expect(idsOf(['text', 'Questions'], ['questions', 'Asked often'], ['questions', 'Asked once'])).toEqual([
    'questions-1',
    'questions',
    'asked-once',
  ])
})

test('neither the frame’s ids nor headings without Latin letters collide', () => {
  expect(idsOf(['text', 'Main'], ['text', 'Action'], ['text', '是'], ['text', '否'])).toEqual([
    'main-1',
    'action-2',
    'part',
    'part-4',
  ])
})
