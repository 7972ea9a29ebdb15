import { closest } from 'fastest-levenshtein'
import { z } from 'zod'
import type { Question } from '../common.ts'
import { distinct, reporter } from '../data-fields.ts'
import { blockKinds } from './kinds.ts'

/** The names of all kinds of blocks. */
export const blockTypes: readonly string[] = blockKinds.map(({ shape }) => shape.type.value)

function typeProblem(input: unknown): string {
  if (input === null || typeof input !== 'object')
    return 'this is not a block; expected fields, beginning with its type'
  const { type } = input as { type?: unknown }
  const expected = `expected one of ${blockTypes.join(', ')}`
  if (typeof type !== 'string') return `the type of this block is missing; ${expected}`
  return `there is no block “${type}”; ${expected}; the closest is ${closest(type, blockTypes)}`
}

const block = z.discriminatedUnion('type', blockKinds, { error: ({ input }) => typeProblem(input) })
export type Block = z.output<typeof block>
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>

/** Whether something is a block that may only end a page. */
export const isEnd = (each: object): each is BlockOf<'action' | 'form'> =>
  'type' in each && (each.type === 'action' || each.type === 'form')

/** All questions that a page answers. */
export const questionsIn = (all: readonly Block[]): Question[] =>
  all.flatMap((each) => (each.type === 'questions' ? each.items : []))

/** A page with this many blocks must end with a call to action or a form. */
const long = 7

function checkOrder(blocks: readonly Block[], context: z.core.$RefinementCtx): void {
  const report = reporter(context)
  const ends = blocks.flatMap((each, index) => (isEnd(each) ? index : []))
  for (const index of ends)
    if (index < blocks.length - 1)
      report(
        [index, 'type'],
        'a call to action or a form must be the last block; expected it once, at the end',
      )
  if (blocks.length >= long && ends.length === 0)
    report([], `a page of ${long} blocks or more ends with action or form; expected one of them at the end`)
  const [, second] = blocks.flatMap(({ type }, index) => (type === 'map' ? index : []))
  if (second !== undefined) report([second, 'type'], 'the page already has this map; expected it once')
}

/** The sections of an owner's own page, from top to bottom. */
export const blocks = z
  .array(block)
  .min(1)
  .max(24)
  .superRefine(distinct('heading'))
  .superRefine(checkOrder)
  .describe('The sections of the page, from top to bottom.')
