import { assert, integer, property, string, uniqueArray, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { fragmentOf, most, namesFrom, withName, type Names } from './names.ts'
import { bridge } from './lenticular.ts'

const none: Names = new Map()
const members = bridge.members.length

test('the fragment of a link holds the names', () => {
  const names = new Map([
    [2, "Ed's head"],
    [6, 'the price file'],
  ])
  expect(fragmentOf(names)).toBe("#bridge=3:Ed's%20head;7:the%20price%20file")
  expect(namesFrom(fragmentOf(names))).toEqual(names)
  expect(fragmentOf(none)).toBe('')
})

test('any name survives the way through the fragment', () => {
  const typed = uniqueArray(tuple(integer({ min: 0, max: members - 1 }), string({ unit: 'binary' })), {
    maxLength: most.names,
    selector: ([index]) => index,
  })
  assert(
    property(typed, (entries) => {
      const names = entries.reduce((all, [index, text]) => withName(all, index, text), none)
      expect(namesFrom(new URL(`https://x.example/${fragmentOf(names)}`).hash) ?? none).toEqual(names)
      for (const name of names.values()) expect(Array.from(name).length).toBeLessThanOrEqual(most.letters)
    }),
  )
})

test.each(['', '#', '#main', '#bridges=1:a', 'bridge=1:a'])('%j is not about the bridge', (fragment) => {
  expect(namesFrom(fragment)).toBeUndefined()
})

test.each([
  '#bridge=',
  '#bridge=;;:;',
  '#bridge=1',
  '#bridge=1:',
  '#bridge=1:%20%09',
  '#bridge=0:a',
  `#bridge=${members + 1}:a`,
  '#bridge=-1:a',
  '#bridge=1.5:a',
  '#bridge=__proto__:a',
  '#bridge=1:%E0%A4%A',
  '#bridge=1:%',
])('%j names nothing', (fragment) => {
  expect(namesFrom(fragment)).toEqual(none)
})

test('malformed entries do not affect the others, and the last name of a part counts', () => {
  expect(namesFrom('#bridge=1:%E0;2:b;x;2:c')).toEqual(new Map([[1, 'c']]))
})

test('names are on one line, without control characters, and have at most 24 letters', () => {
  const name = (text: string) => withName(none, 0, text).get(0)
  expect(name('  the \n price\t file ')).toBe('the price file')
  expect(name('a\u202Eb\u0000c\uD800d')).toBe('a b c d')
  expect(name('🌉'.repeat(30))).toBe('🌉'.repeat(24))
  expect(name('<b>&amp;</b>')).toBe('<b>&amp;</b>')
})

test('at most five parts have names, which can still be changed or removed', () => {
  const five = [0, 1, 2, 3, 4].reduce((all, index) => withName(all, index, `n${index}`), none)
  expect(withName(five, 5, 'sixth')).toBe(five)
  expect(withName(five, 4, 'other').get(4)).toBe('other')
  expect(withName(five, 4, ' ').size).toBe(4)
  expect(namesFrom('#bridge=1:a;2:b;3:c;4:d;5:e;6:f')?.size).toBe(5)
})
