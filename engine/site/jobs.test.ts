import { expect, test } from 'vitest'
import { pricesSchema } from '../schemas/prices.ts'
import { jobTexts } from './jobs.ts'

const job = {
  key: 'shop',
  items: [
    { work: 'map', hours: 10, spent: 10 },
    { work: 'piece', hours: 50, drive: 2, spent: 61 },
  ],
  care: { work: 'care', hours: 1 },
  saving: { minutes: [10, 40], perWeek: 10, weeksPerYear: 48, hourly: 30 },
}
const fields = (jobs: unknown[]) => ({
  rate: { perHour: 100 },
  work: [
    { key: 'map', name: 'The map', hours: [10, 20] },
    { key: 'piece', name: 'The piece', hours: [50, 90] },
    { key: 'care', name: 'The care', hours: [1, 4] },
  ],
  jobs,
})

test('a job costs the sum of its items, and its savings pay for it after whole months', () => {
  const { jobs } = pricesSchema.parse(fields([job]))
  const texts = jobTexts(jobs, {
    priceOf: (hours) => hours * 100,
    money: (amount) => `$${amount}`,
    count: String,
  })
  expect(texts).toMatchObject({
    'shop.map.total': '$1000',
    'shop.piece.price': '$5000',
    'shop.piece.driven': '$200',
    'shop.piece.over': '11',
    'shop.piece.lost': '$1100',
    'shop.once': '$6200',
    'shop.firstYear': '$7400',
    // Half an hour, ten times a week.
    'shop.saved': '240',
    'shop.worth': '$7200',
    // 6,200 ÷ (600 − 100) = 12.4
    'shop.months': '13',
  })
})

test('hours outside the range of the work and unknown work are faults', () => {
  const faults = (changed: object) =>
    pricesSchema.safeParse(fields([{ ...job, ...changed }])).error?.issues.map(({ message }) => message)
  expect(faults({ care: { work: 'care', hours: 5 } })).toEqual([
    'care takes 1 to 4 hours; expected a number in between',
  ])
  expect([1, 4].map((hours) => faults({ care: { work: 'care', hours } }))).toEqual([undefined, undefined])
  expect(faults({ items: [{ work: 'mapp', hours: 10, spent: 10 }] })).toEqual([
    'there is no work “mapp”; the closest is map',
  ])
})
