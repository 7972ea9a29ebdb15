import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { pageFields } from '../schemas/common.ts'
import { answersSchema } from './answers.ts'
import { plain, starterNames, usualAnswers, usualPosition } from './starters.ts'

test('trades come first, the plain starter and the sample last', () => {
  const names = starterNames('.')
  expect(names.slice(-2)).toEqual([plain, 'spanwright'])
  expect(names.length).toBeGreaterThan(4)
})

test.each(starterNames('.'))('the answers that %s suggests are valid', (starter) => {
  const usual = usualAnswers('.', starter)
  const { error } = answersSchema.safeParse({ ...usual, sections: usual['sections']?.split(', ') ?? [] })
  const suggested = error?.issues.filter(({ path: [field] }) => String(field) in usual) ?? []
  // Places need coordinates, which no starter suggests.
  expect(suggested.filter(({ message }) => !message.includes('latitude'))).toEqual([])
})

/** The longest name and area that setup accepts, and one of the longest names of cities. */
const longest = { name: 'N'.repeat(40), city: 'C'.repeat(25), area: 'A'.repeat(80) }

test.each(starterNames('.').filter((name) => name !== 'spanwright'))(
  'the heads of the pages of %s have room for the longest name',
  (starter) => {
    const tooLong = globSync(`sites/${starter}/**/*.{md,yaml}`).flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const [, source = text] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? []
      const fields = (parse(source) ?? {}) as Record<string, unknown>
      return Object.entries(pageFields).flatMap(([name, schema]) => {
        const written = fields[name]
        // The title of a home page may be longer.
        if (typeof written !== 'string' || (name === 'metaTitle' && file.endsWith('home.yaml'))) return []
        const filled = written.replace(
          /\{\{site\.(name|city|area)\}\}/g,
          (_, key: keyof typeof longest) => longest[key],
        )
        return schema.safeParse(filled.replace(/\{\{.*?\}\}/g, 'x'.repeat(8))).success
          ? []
          : [`${file} ${name}`]
      })
    })
    expect(tooLong).toEqual([])
  },
)

test('a tagline in brackets, and the position of another city, are not suggested', () => {
  expect([plain, 'plumber'].map((starter) => 'tagline' in usualAnswers('.', starter))).toEqual([false, true])
  expect(usualPosition('.', 'plumber', 'Erie')).toEqual({})
})
