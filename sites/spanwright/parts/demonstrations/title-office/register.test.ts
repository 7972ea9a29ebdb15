import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  faultsOf,
  search,
  stateOf,
  toCsv,
  undone,
  withFacts,
  withRelease,
  type Register,
} from './register.ts'
import { sample, stateTexts } from './texts.ts'

const register: Register = { closings: sample, past: [] }
const facts = {
  file: '26-106',
  buyer: 'G. Buyer',
  property: '5 Plat Road',
  price: '$200,000',
  payoff: '150 000',
}
const states = ({ closings }: Register) => closings.map(stateOf)

describe('search', () => {
  const files = (query: string, state?: Parameters<typeof search>[2]) =>
    search(sample, query, state).map(({ file }) => file)

  it('requires every word, in any fact and regardless of case', () => {
    expect(files('')).toHaveLength(sample.length)
    expect(files('26-103')).toEqual(['26-103'])
    expect(files('d. LIEN')).toEqual(['26-103'])
    expect(files('lien alley')).toEqual([])
  })

  it('shows the review queue', () => {
    expect(files('', 'review')).toEqual(['26-102'])
    expect(files('bounds', 'missing')).toEqual(['26-105'])
    expect(files('bounds', 'review')).toEqual([])
  })
})

describe('entering', () => {
  it('normalizes the input, and adds the closing to the review queue', () => {
    const { closings } = withFacts(register, facts)
    expect(closings.at(-1)).toEqual({ ...facts, price: '200000', payoff: '150000', isReleased: false })
    expect(stateOf(closings.at(-1)!)).toBe('review')
  })

  it('may leave out the payoff at first', () => {
    const { closings } = withFacts(register, { ...facts, payoff: '' })
    expect(stateOf(closings.at(-1)!)).toBe('missing')
  })

  test.each([
    [{ file: '26106' }, { file: 'file' }],
    [{ file: ' 26-101 ' }, { file: 'taken' }],
    [{ buyer: ' ' }, { buyer: 'empty' }],
    [{ property: '' }, { property: 'empty' }],
    [{ price: '' }, { price: 'amount' }],
    [{ price: '200k' }, { price: 'amount' }],
    [{ price: '0x1F' }, { price: 'amount' }],
    [{ price: '189,9' }, { price: 'amount' }],
    [{ price: '199.50' }, { price: 'amount' }],
    [{ payoff: 'soon' }, { payoff: 'amount' }],
    [{ payoff: '200,001' }, { payoff: 'above-price' }],
    [{ payoff: '-5' }, { payoff: 'amount' }],
  ])('%j is a fault, and nothing is saved', (wrong, faults) => {
    expect(faultsOf({ ...facts, ...wrong }, register)).toEqual(faults)
    expect(withFacts(register, { ...facts, ...wrong })).toBe(register)
  })

  it('may replace a closing under the same number, which then has to be checked again', () => {
    const [released] = sample
    const changed = { ...released!, payoff: '90000' }
    expect(faultsOf(changed, register, changed.file)).toEqual({})
    const next = withFacts(register, changed, changed.file)
    expect(next.closings).toHaveLength(sample.length)
    expect(states(next)[0]).toBe('review')
  })
})

test('a release is possible only for complete closings, and once', () => {
  const next = withRelease(register, '26-102')
  expect(states(next)[1]).toBe('released')
  expect(withRelease(next, '26-102')).toBe(next)
  expect(withRelease(register, '26-103')).toBe(register)
  expect(withRelease(register, '99-999')).toBe(register)
})

test('undoing everything restores the start, where it stops', () => {
  const released = fc.constantFrom('26-102', '26-103', '26-107')
  const typed = fc.record({
    file: fc.constantFrom('26-102', '26-106', '26-107'),
    buyer: fc.string(),
    property: fc.string(),
    price: fc.constantFrom('1', '100', 'x'),
    payoff: fc.constantFrom('', '50'),
  })
  fc.assert(
    fc.property(fc.array(fc.oneof(released, typed), { maxLength: 30 }), (stream) => {
      const end = stream.reduce(
        (before, next) => (typeof next === 'string' ? withRelease(before, next) : withFacts(before, next)),
        register,
      )
      const files = end.closings.map(({ file }) => file)
      expect(new Set(files).size).toBe(files.length)
      const back = end.past.reduce(undone, end)
      expect(back).toEqual(register)
      expect(undone(back)).toBe(back)
    }),
  )
})

test('the file for spreadsheets has a line for each closing, escapes quotes and contains no formula', () => {
  const { closings } = withFacts(register, { ...facts, buyer: '=1+1', property: '5 "Plat", Road' })
  const lines = toCsv(closings).split('\r\n')
  expect(lines).toHaveLength(closings.length + 2)
  expect(lines[0]).toBe('"File","Buyer","Property","Price","Payoff","State"')
  expect(lines.at(-2)).toBe(`"26-106","'=1+1","5 ""Plat"", Road","200000","150000","${stateTexts.review}"`)
})
