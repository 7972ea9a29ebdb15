import { expect, test } from 'vitest'
import { jaccard, maskNames, shingles } from './similarity.ts'

test('texts that differ in names alone are the same; the longest name is replaced first', () => {
  const [one, other] = [['Erie', 'Erie County'], ['Ohio']].map((names) =>
    shingles(maskNames(`We work in ${names.at(-1)} (a+b), every day and night.`, names)),
  )
  expect(jaccard(one!, other!)).toBe(1)
  expect(maskNames('A.B and AxB', ['A.B'])).toBe('NAME and AxB')
})

test('the likeness of texts is the share of the runs of five words that they have in common', () => {
  const [short, six, other] = [
    'One two three four.',
    'One two three four five six',
    'one two, three four five!',
  ].map(shingles)
  expect([short!.size, six!.size]).toEqual([0, 2])
  expect([jaccard(six!, other!), jaccard(six!, short!), jaccard(short!, short!)]).toEqual([0.5, 0, 0])
})
