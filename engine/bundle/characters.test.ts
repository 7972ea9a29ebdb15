import { symlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mockSite } from '../../tests/mock-site.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'

const root = temporaryFolder('characters')

test('the fonts have the letters of dates, units and digits, even if no text has them', async () => {
  const values = { language: 'ar', address: { country: 'EG' } }
  mockSite({ site: (original: { values: object }) => ({ values: { ...original.values, ...values } }) })
  const { charactersOf } = await import('./characters.ts')
  // Months, weekdays, kilobytes, and the digits of hours and prices in Egypt.
  const letters = Array.from('٢٤شهرًاكيلوبايتغسطسلجمعة')
  expect(letters.filter((letter) => !charactersOf(root).includes(letter))).toEqual([])
})

test('the fonts have the sign of the currency, even if no text has it', async () => {
  mockSite({ site: () => ({ currency: 'EUR' }) })
  const { charactersOf } = await import('./characters.ts')
  expect(charactersOf(root)).toContain('€')
})

test('folders, broken links, and what editors and systems leave beside a text have no characters', async () => {
  const { charactersOf } = await import('./characters.ts')
  const site = temporaryFolder('characters')
  writeFiles(site, {
    'content/blog/a.md': 'λ',
    'content/blog/._a.md': 'ж',
    'content/blog/folder.md/b.md': 'é',
  })
  for (const name of ['.#a.md', 'lost.md']) symlinkSync('ada@host.1234:5678', `${site}/content/blog/${name}`)
  expect(charactersOf(site).match(/[λжé]/g)).toEqual(['é', 'λ'])
})
