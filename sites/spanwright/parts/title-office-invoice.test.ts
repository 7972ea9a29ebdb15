import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readYaml } from '#engine/faults/read-yaml.ts'
import { pricesSchema } from '#engine/schemas/prices.ts'
import { expandPlaceholders } from '#model/placeholders.ts'
import { rateFigures } from '#model/rate.ts'

/** Calculated from prices.yaml, without the code that the page uses. */
const { data } = readYaml(process.cwd(), 'sites/spanwright/prices.yaml', pricesSchema)
const { rounding = 0, rate, jobs = [] } = data ?? {}
const job = jobs.find(({ key }) => key === 'title-office')!
const perHour = rateFigures(rate!.assumed!).perHour
const costs = (hours: number) => Math.round((hours * perHour) / rounding) * rounding
const source = readFileSync('sites/spanwright/case-studies/title-office.md', 'utf8')
const page = expandPlaceholders(source)

const amountIn = (text: string): number => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
/** A row of the invoice: the hours and the amount. */
const row = (item: string): [hours: number, amount: number] => {
  const [, , hours = '', amount = ''] =
    page
      .split('\n')
      .find((line) => line.startsWith(`| ${item}`))
      ?.split('|') ?? []
  return [Number(hours), amountIn(amount)]
}

test('the invoice adds up, and each amount is its hours at the rate', () => {
  const [map, piece] = job.items
  const rows = [
    'Map of the work',
    'The drive, one visit',
    'First working piece',
    'The drive, three visits',
  ].map(row)
  expect(rows).toEqual(
    [map!.hours, map!.drive, piece!.hours, piece!.drive].map((hours) => [hours, costs(hours)]),
  )
  const total = rows.reduce((sum, [, amount]) => sum + amount, 0)
  expect(row('**Total**')[1]).toBe(total)
  expect(page).toContain(
    `With twelve months of care, that makes $${(total + 12 * costs(job.care.hours)).toLocaleString('en-US')}.`,
  )
  expect(page).toContain(`That's $${costs(piece!.spent - piece!.hours).toLocaleString('en-US')} of work`)
})

test('the savings pay for it in the month that the page says, and a quarter of them would not pay for the care', () => {
  const { minutes, perWeek, weeksPerYear, hourly } = job.saving
  const worth = ((minutes[1]! - minutes[0]!) / 60) * perWeek * weeksPerYear * hourly
  const once = row('**Total**')[1]
  const balance = (month: number) => (worth / 12 - costs(job.care.hours)) * month - once
  const month = Number(/result: "(\d+) months"/.exec(page)?.[1])
  expect(balance(month)).toBeGreaterThanOrEqual(0)
  expect(balance(month - 1)).toBeLessThan(0)
  expect(worth / 4).toBeLessThan(12 * costs(job.care.hours))
})

test('no amount is written by hand, all emails have under 120 words, and each section says that it is made up', () => {
  expect(source.match(/\$\d[\d,]*/g)).toBeNull()
  const mails = source.match(/(?:^> ?.*\n)+/gm)?.filter((mail) => mail.startsWith('> **Week')) ?? []
  expect(mails).toHaveLength(6)
  for (const mail of mails) expect(mail.match(/[\p{L}\p{N}’'-]+/gu)!.length).toBeLessThan(120)
  const body = source.slice(source.indexOf('\n## '))
  for (const part of body.split(/^## /m).slice(1)) expect(part).toMatch(/^.*\n\n\*Made[ -]up/)
})
