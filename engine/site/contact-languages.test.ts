import { cpSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exportsOf } from '../../tests/exports-of.ts'
import { plumbing } from '../../tests/plumbing.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { siteSchema, type SiteFields } from '../schemas/site.ts'
import { bookingModule } from './booking.ts'
import { contactLanguages } from './contact-languages.ts'

const site = siteSchema.parse({ ...plumbing, languages: ['es', 'ar'] })

test('the form’s answers in further languages have the facts and terms in those languages', () => {
  const root = temporaryFolder('contact-languages')
  cpSync('interface', path.join(root, 'interface'), { recursive: true })
  const text =
    '{{site.name}}, {{site.hours}}, {{site.language}}, {{terms.reply}}, {{terms.team}}, {{work.piece}}'
  const answers = (tag: string, filled = text) => ({
    sent: { heading: 'H', text: filled },
    failed: { heading: `F ${tag}` },
  })
  writeFiles(root, {
    'content/es/site.yaml': 'hours: Siempre\nreplyTime: una hora\n',
    'content/es/prices.yaml': 'terms: { team: Ana sola, reply: nunca }\n',
    'content/es/words.yaml': JSON.stringify({ contactAnswers: answers('es') }),
    'content/ar/words.yaml': JSON.stringify({ contactAnswers: answers('ar') }),
  })
  const source = contactLanguages(root, site, { 'work.piece': '$1', 'terms.team': 'a team' })
  expect(source).toContain(
    "contactLanguages: Readonly<Record<string, import('../supabase/functions/_shared/contact/texts.ts').ContactTexts>>",
  )
  const { es, ar } = exportsOf(source)['contactLanguages'] as Record<string, Record<string, object>>
  expect(Object.keys(es ?? {}).join(' ')).toBe('language direction answers page refusals fields faults')
  const said = [es, ar].map((texts) => [texts?.['language'], texts?.['direction'], texts?.['answers']])
  expect(said).toEqual([
    ['es', 'ltr', answers('es', 'Ana’s Plumbing, Siempre, es, una hora, Ana sola, $1')],
    ['ar', 'rtl', answers('ar', 'Ana’s Plumbing, Always, ar, one hour, a team, $1')],
  ])
  expect(JSON.stringify(es?.['fields'])).toMatch(/^\{("\w+":\{"label":"[^"]*"\},?)+\}$/)
})

test.each([
  [undefined, [false, false, { url: '', host: '' }]],
  [
    { url: 'https://www.calendly.example/ana', embed: false },
    [true, false, { url: 'https://www.calendly.example/ana', host: 'calendly.example' }],
  ],
  [
    { url: 'https://book.example/', embed: true },
    [true, true, { url: 'https://book.example/', host: 'book.example' }],
  ],
])('the booking page %j', (booking: SiteFields['booking'], expected) => {
  const { hasBooking, isEmbedded, booking: told } = exportsOf(bookingModule({ booking }))
  expect([hasBooking, isEmbedded, told]).toEqual(expected)
})
