import { expect, test } from 'vitest'
import { words } from '../../.site/words/prices.ts'
import { pricesSchema } from '../schemas/prices.ts'
import { pricesOf, type PriceWords } from './prices.ts'

const english: PriceWords = {
  ...words,
  range: '{from} to {to}',
  from: 'from {price}',
  upTo: 'up to {price}',
  days: { one: '{count} day', other: '{count} days' },
  weeks: { one: '{count} week', other: '{count} weeks' },
  hours: { one: '{count} hour', other: '{count} hours' },
  numbers: { 1: 'one', 2: 'two', 4: 'four', 6: 'six' },
}
const options = { language: 'en-US', currency: 'USD', words: english }
const priced = (fields: unknown, other = options) => pricesOf(pricesSchema.parse(fields), other)

test('a price is shown as given, with cents only if it has any', () => {
  const { lines, placeholders } = priced({
    rounding: 50,
    work: [
      { key: 'drain', name: 'Drain cleared', from: 89, to: 89, unit: 'once', note: 'parts included' },
      { key: 'visit', name: 'Visit', from: 89.5, unit: 'per visit' },
      { key: 'leak', name: 'Leak found', to: 1250 },
      { key: 'bath', name: 'New bathroom', from: 9000, to: 22_000, weeks: [1, 2] },
    ],
  })
  expect(lines['drain']).toEqual({
    scope: 'Drain cleared',
    basis: 'parts included',
    from: '$89',
    unit: 'once',
    amounts: [89, 89],
  })
  expect(lines['visit']).toMatchObject({
    from: 'from $89.50',
    amounts: [89.5, 89.5],
    unit: 'per visit',
    open: 'above',
  })
  expect(lines['leak']).toMatchObject({ from: 'up to $1,250', basis: '', open: 'below' })
  expect(lines['bath']).toMatchObject({ from: '$9,000', to: '$22,000', basis: '1 to 2 weeks', weeks: [1, 2] })
  expect(placeholders).toMatchObject({
    'work.drain.price': '$89',
    'work.drain.duration': '',
    'work.bath.price': '$9,000 to $22,000',
    'work.bath.duration': '1 to 2 weeks',
  })
})

test('a price from hours is the hours times the rate, rounded', () => {
  const { lines, terms } = priced({
    rounding: 50,
    rate: { perHour: 162, hoursPerWeek: 25 },
    work: [{ key: 'piece', name: 'First piece', hours: [75, 125], weeks: [3, 5], unit: 'once' }],
  })
  // 75 × 162 = 12,150; 125 × 162 = 20,250.
  expect(lines['piece']).toEqual({
    scope: 'First piece',
    basis: '75 to 125 hours, 3 to 5 weeks',
    from: '$12,150',
    to: '$20,250',
    unit: 'once',
    amounts: [12_150, 20_250],
    weeks: [3, 5],
  })
  expect(terms).toEqual({ rate: '$162', hoursPerWeek: '25', weekPrice: '$4,050' })
})

// By hand: 52 × 5 − 25 − 10 = 225; less 12 = 213; × 5 = 1,065 hours.
// 110,000 + 8,415 + 24,000 + 14,000 = 156,415; a tenth of it is 15,641.50; together 172,056.50, or 161.56 an hour.
test('a rate is computed from assumptions, whose figures texts may use', () => {
  const assumed = {
    weeks: 52,
    daysPerWeek: 5,
    daysOff: 25,
    holidays: 10,
    daysLost: 12,
    hoursPerDay: 8,
    billedPerDay: 5,
    pay: 110_000,
    payrollTax: 0.0765,
    benefits: 24_000,
    overhead: 14_000,
    reserve: 0.1,
  }
  const { rate, terms, placeholders } = priced({ rate: { assumed } })
  expect(rate).toMatchObject({ workingDays: 225, billedDays: 213, hours: 1065, taxes: 8415, needed: 172_057 })
  expect(rate).toMatchObject({ perHour: 162, perHourAtSeven: 115, reserve: 15_642, reservePercent: 10 })
  expect(terms).toMatchObject({ rate: '$162', hoursPerWeek: '25' })
  expect(placeholders).toMatchObject({ 'rate.hours': '1,065', 'rate.taxPercent': '7.65' })
})

test('a bundle costs the sum of its work', () => {
  const { placeholders } = priced({
    work: [
      { key: 'map', name: 'Map', from: 2400, to: 4050 },
      { key: 'piece', name: 'Piece', from: 12_150, to: 20_250 },
      { key: 'talk', name: 'Talk', from: 100, to: 100 },
      { key: 'visit', name: 'Visit', from: 89, to: 89 },
    ],
    bundles: [
      { key: 'smallest', of: ['map', 'piece'] },
      { key: 'look', of: ['talk', 'visit'] },
    ],
  })
  expect(placeholders).toMatchObject({
    'bundle.smallest.from': '$14,550',
    'bundle.smallest.to': '$24,300',
    'bundle.smallest.price': '$14,550 to $24,300',
    'bundle.look.price': '$189',
  })
})

test('an example computes what a bundle costs its buyer and saves', () => {
  const { examples, bundles, placeholders } = priced({
    work: [
      { key: 'piece', name: 'Piece', from: 9000, to: 15_000 },
      { key: 'care', name: 'Care', from: 250, to: 750 },
    ],
    bundles: [
      { key: 'tool', of: ['piece', 'piece'], monthly: ['care'], fees: 50, buildMonths: 2, ownHours: 10 },
    ],
    examples: [
      { key: 'office', buys: 'tool', at: 'middle', hoursPerWeek: 20, hourly: 30 },
      { key: 'shop', buys: 'tool', hoursPerYear: 100, hourly: 28.5, years: 2 },
    ],
  })
  expect(bundles).toEqual({
    tool: { price: [18_000, 30_000], monthly: [300, 800], buildMonths: 2, ownHours: 10 },
  })
  // Halfway: 24,000 and 550 a month. 20 × 50 = 1,000 hours at 30. First year: 24,000 + 300 + 10 × 550.
  expect(examples['office']).toMatchObject({ price: 24_000, monthly: 550, hours: 1000, yearly: 30_000 })
  expect(examples['office']?.result).toMatchObject({ firstYear: 29_800, spent: 43_000, saved: 85_000 })
  expect(examples['shop']).toMatchObject({ price: 18_000, monthly: 300, yearly: 2850, years: 2 })
  expect(placeholders).toMatchObject({
    'bundle.tool.yearly': '$3,000 to $9,000',
    'example.office.hours': '1,000',
    'example.office.firstYear': '$29,800',
    'example.shop.yearly': '$2,900',
  })
})

test('each step has a duration, and the time to the first result is their sum', () => {
  const { steps, terms } = priced({
    work: [
      { key: 'map', name: 'Map', from: 1, weeks: [1, 1] },
      { key: 'piece', name: 'Piece', from: 1, weeks: [2, 4] },
      { key: 'care', name: 'Care', from: 1, every: 'every month' },
    ],
    parts: [
      { key: 'first-half', of: 'piece', days: [5, 15] },
      { key: 'second-half', of: 'piece', days: [5, 5] },
    ],
    process: [
      { key: 'talk', text: '1 hour, free' },
      { key: 'look', work: 'map' },
      { key: 'agree', days: [2, 2] },
      { key: 'build', work: 'piece' },
    ],
    terms: { team: 'one engineer' },
  })
  expect(steps).toEqual({
    map: '1 week',
    piece: '2 to 4 weeks',
    care: 'every month',
    'first-half': '1 to 3 weeks',
    'second-half': '1 week',
    talk: '1 hour, free',
    look: '1 week',
    agree: '2 days',
    build: '2 to 4 weeks',
  })
  // 5 + 2 + 10 = 17 days and 5 + 2 + 20 = 27, in whole weeks.
  expect(terms).toEqual({ firstResult: 'four to six weeks', team: 'one engineer' })
})

test('prices are formatted for the language and currency', () => {
  const { lines } = priced(
    { work: [{ key: 'a', name: 'A', from: 8900, to: 12_000 }] },
    { ...options, language: 'de-DE', currency: 'EUR' },
  )
  expect(lines['a']).toMatchObject({ from: '8.900\u00A0€', to: '12.000\u00A0€' })
  const swiss = { ...options, language: 'de-CH', currency: 'CHF' }
  const { lines: inSwitzerland } = priced({ work: [{ key: 'a', name: 'A', from: 12_000 }] }, swiss)
  expect(inSwitzerland['a']).toMatchObject({ from: 'from CHF\u00A012’000' })
})

test('a site without prices has none', () => {
  for (const found of Object.values(pricesOf(undefined, options))) expect(found).toEqual({})
})
