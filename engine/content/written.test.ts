import { expect, test } from 'vitest'
import { site } from '../../model/site.ts'
import { writtenDay } from './written.ts'

test('formats a day in full, in any time zone', () => {
  const written = (day: number) =>
    new Intl.DateTimeFormat(site.language, { dateStyle: 'long' }).format(new Date(2026, 11, day))
  expect(writtenDay('2026-12-01')).toEqual({ iso: '2026-12-01', text: written(1) })
  expect(writtenDay('2026-12-31').text).toBe(written(31))
})
