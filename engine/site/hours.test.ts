import { expect, test } from 'vitest'
import { longestText, openingAt, openingText } from '../../model/opening.ts'
import { businessSchema } from '../schemas/business.ts'
import { siteSchema } from '../schemas/site.ts'
import { hoursOf, offsetsOf, withComingExceptions } from './hours.ts'

const words = {
  span: '{opens} to {closes}',
  days: '{first} to {last}',
  closed: 'Closed',
  allDay: 'Open all day',
  because: '{hours}: {reason}',
}

const office = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '15:30',
}
const allDays = [...office.days, 'Saturday', 'Sunday']

/** The hours of a firm in a place. */
const hoursIn = (timeZone: string, opening: object[], exceptions: object[] = [], language = 'en-US') =>
  hoursOf({ language, timeZone }, businessSchema.parse({ kind: 'Store', opening, exceptions }), {
    year: 2026,
    words,
  })

const said = {
  until: 'Open until {time}',
  always: 'Always open',
  opensToday: 'Opens {time}',
  opens: 'Opens {day} {time}',
  closed: 'Closed',
}

/** What is said at a given time, and until when (UTC). */
const at = ({ schedule }: ReturnType<typeof hoursIn>, moment: string): string => {
  const opening = openingAt(schedule, Date.parse(moment) / 60_000)
  const changes = new Date(opening.changes * 60_000).toISOString().slice(0, 16)
  return `${openingText(opening, said).replaceAll('\u00a0', ' ')}; ${changes}`
}

test.each([
  // No daylight saving time.
  ['America/Phoenix', '2026-07-01T15:59Z', '2026-07-01T16:00'],
  ['America/Phoenix', '2026-12-01T15:59Z', '2026-12-01T16:00'],
  ['Europe/Oslo', '2026-07-01T06:59Z', '2026-07-01T07:00'],
  ['Europe/Oslo', '2026-12-01T07:59Z', '2026-12-01T08:00'],
  ['America/New_York', '2026-07-01T12:59Z', '2026-07-01T13:00'],
  ['America/New_York', '2026-12-01T13:59Z', '2026-12-01T14:00'],
])('in %s it opens between %s and %s', (timeZone, before, after) => {
  const hours = hoursIn(timeZone, [office])
  expect(at(hours, before)).toBe(`Opens 9:00 AM; ${after}`)
  expect(at(hours, `${after}Z`)).toMatch('Open until 3:30 PM')
})

test('the hours of a day with a break are a list in the language', () => {
  const morning = { days: ['Friday'], opens: '09:00', closes: '12:00' }
  const friday = (language: string) =>
    hoursIn('UTC', [morning, { ...morning, opens: '15:00', closes: '18:00' }], [], language).table
      .week[1]?.[1]
  expect(friday('en-GB')).toBe('09:00 to 12:00, 15:00 to 18:00')
  expect(friday('fr-CA')).toBe('9 h to 12 h et 15 h to 18 h'.replace(/(?<=\d) (?=h)/g, '\u{a0}'))
  expect(friday('ar-MA')).toBe('09:00 to 12:00 و15:00 to 18:00')
})

test('after the last hours of the week, names the next day', () => {
  const hours = hoursIn('Europe/Oslo', [office], [], 'en-GB')
  expect(at(hours, '2026-11-27T14:30Z')).toBe('Opens Monday 09:00; 2026-11-30T08:00')
})

test('hours past midnight belong to the day on which they began', () => {
  const hours = hoursIn('America/Phoenix', [{ days: ['Friday'], opens: '18:00', closes: '02:00' }])
  // Saturday, 1:59 and 2:00 in Phoenix.
  expect(at(hours, '2026-11-28T08:59Z')).toBe('Open until 2:00 AM; 2026-11-28T09:00')
  expect(at(hours, '2026-11-28T09:00Z')).toBe('Opens Friday 6:00 PM; 2026-12-05T01:00')
})

// At 1:00 UTC on March 29, the clocks of Oslo go from 2:00 to 3:00; on October 25, from 3:00 to 2:00.
test('hours are right in the night in which the clocks change', () => {
  const oslo = hoursIn('Europe/Oslo', [{ days: allDays, opens: '22:00', closes: '06:00' }])
  expect(at(oslo, '2026-03-28T21:00Z')).toBe('Open until 6:00 AM; 2026-03-29T04:00')
  expect(at(oslo, '2026-10-24T20:00Z')).toBe('Open until 6:00 AM; 2026-10-25T05:00')
  // New York: at 6:00 UTC on November 1, from 2:00 to 1:00, so that 1:30 occurs twice.
  const newYork = hoursIn('America/New_York', [{ days: ['Saturday'], opens: '20:00', closes: '01:30' }])
  expect(at(newYork, '2026-11-01T05:29Z')).toBe('Open until 1:30 AM; 2026-11-01T05:30')
  for (const later of ['05:30', '06:15'])
    expect(at(newYork, `2026-11-01T${later}Z`)).toBe('Opens Saturday 8:00 PM; 2026-11-08T01:00')
  // At 7:00 UTC on March 8, from 2:00 to 3:00: there is no 2:30.
  const early = hoursIn('America/New_York', [{ days: ['Sunday'], opens: '02:30', closes: '05:00' }])
  expect(at(early, '2026-03-08T07:00Z')).toBe('Open until 5:00 AM; 2026-03-08T09:00')
  expect(at(early, '2026-03-08T09:00Z')).toBe('Opens Sunday 2:30 AM; 2026-03-15T06:30')
})

test('exceptions replace the weekly hours', () => {
  const hours = hoursIn(
    'America/New_York',
    [office],
    [
      { date: '2026-12-24', hours: [{ opens: '10:00', closes: '12:00' }] },
      { from: '2026-12-25', to: '2027-01-03', reason: 'back on January 4' },
    ],
  )
  expect(at(hours, '2026-12-24T14:30Z')).toBe('Opens 10:00 AM; 2026-12-24T15:00')
  expect(at(hours, '2026-12-24T16:00Z')).toBe('Open until 12:00 PM; 2026-12-24T17:00')
  // More than a week ahead, a weekday would be ambiguous.
  for (const day of ['2026-12-25', '2026-12-28'])
    expect(at(hours, `${day}T15:00Z`)).toBe('Opens January 4 9:00 AM; 2027-01-04T14:00')
  expect(at(hours, '2026-12-29T15:00Z')).toBe('Opens Monday 9:00 AM; 2027-01-04T14:00')
})

test('a firm that is always open never closes, and one that never opens names no day', () => {
  const daily = (...days: string[]) => hoursIn('Europe/Oslo', [{ days, opens: '00:00', closes: '23:59' }])
  expect(at(daily(...allDays), '2026-12-24T16:00Z')).toMatch('Always open')
  const nearlyAlways = daily(...office.days, 'Saturday')
  expect(at(nearlyAlways, '2026-11-30T10:00Z')).toBe('Open until 12:00 AM; 2026-12-05T23:00')
  expect(at(daily('Monday'), '2026-11-30T22:00Z')).toBe('Open until 12:00 AM; 2026-11-30T23:00')
  const never = hoursIn('Europe/Oslo', [office], [{ from: '2026-01-01', to: '2028-12-31' }])
  expect(at(never, '2026-11-30T10:00Z')).toMatch('Closed')
})

test('a day may have several hours, in any order in the file', () => {
  const hours = hoursIn('America/Phoenix', [
    { days: ['Monday'], opens: '13:00', closes: '17:00' },
    { days: ['Monday'], opens: '08:00', closes: '12:00' },
  ])
  expect(at(hours, '2026-11-30T16:00Z')).toBe('Open until 12:00 PM; 2026-11-30T19:00')
  expect(at(hours, '2026-11-30T19:30Z')).toBe('Opens 1:00 PM; 2026-11-30T20:00')
  const [monday] = hours.table.week
  expect(monday).toEqual(['Monday', '8:00\u00a0AM to 12:00\u00a0PM, 1:00\u00a0PM to 5:00\u00a0PM'])
})

test('a range of days has no leading zeros', () => {
  const { table } = hoursIn('Europe/Rome', [office], [{ from: '2026-12-24', to: '2027-01-06' }], 'it')
  expect(table.exceptions[0]?.[0]).toBe('24 dicembre 2026 – 6 gennaio 2027')
})

test('the table groups days with the same hours, in the words of the language', () => {
  const exceptions = [
    { date: '2026-12-24', hours: [{ opens: '09:00', closes: '12:00' }] },
    { from: '2026-12-25', to: '2026-12-26', reason: 'jul' },
  ]
  expect(hoursIn('Europe/Oslo', [office], exceptions, 'nb-NO').table).toEqual({
    week: [
      ['Mandag to fredag', '09:00 to 15:30'],
      ['Lørdag og søndag', 'Closed'],
    ],
    exceptions: [
      ['Tor. 24. desember', '09:00 to 12:00'],
      ['25.–26. desember', 'Closed: jul'],
    ],
  })
})

test('the offsets of a time zone include all changes, to the minute, for six years', () => {
  const asDates = (timeZone: string) =>
    offsetsOf(timeZone, 2026).map(([since, ahead]) => [
      new Date(since * 60_000).toISOString().slice(0, 16),
      ahead,
    ])
  expect(asDates('America/Phoenix')).toEqual([['2026-01-01T00:00', -420]])
  expect(asDates('Europe/Oslo').slice(0, 3)).toEqual([
    ['2026-01-01T00:00', 60],
    ['2026-03-29T01:00', 120],
    ['2026-10-25T01:00', 60],
  ])
  expect(asDates('Europe/Oslo')).toHaveLength(13)
  expect(asDates('Asia/Kolkata')).toEqual([['2026-01-01T00:00', 330]])
})

test('an exception is left out from the day after it', () => {
  const fields = {
    business: businessSchema.parse({
      kind: 'Store',
      opening: [office],
      exceptions: [{ date: '2027-01-01' }, { from: '2026-12-24', to: '2026-12-26' }],
    }),
  } as unknown as ReturnType<typeof siteSchema.parse>
  const left = (today: string) =>
    withComingExceptions(fields, today).business?.exceptions.map(({ from }) => from)
  expect(left('2026-12-26')).toEqual(['2026-12-24', '2027-01-01'])
  expect(left('2026-12-27')).toEqual(['2027-01-01'])
})

test('no text is longer than the one for which room is reserved', () => {
  const { schedule } = hoursIn('Europe/Oslo', [office], [{ from: '2026-12-20', to: '2027-01-03' }])
  const [start, hour] = [Date.parse('2026-12-14T00:00Z') / 60_000, 60]
  const texts = Array.from({ length: 24 * 21 }, (_, index) =>
    openingText(openingAt(schedule, start + index * hour), said),
  )
  expect(new Set(texts)).toContain('Opens January 4 9:00\u00a0AM')
  expect(new Set(texts)).toContain('Open until 3:30\u00a0PM')
  const room = longestText(schedule, said).length
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(room)
})
