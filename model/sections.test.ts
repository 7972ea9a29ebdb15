import { expect, test } from 'vitest'
import { absentSection } from './sections.ts'

const present = { blog: false, pricing: true }

test('a mention of a section that the site leaves out is a fault, with its remedy', () =>
  expect(absentSection('blog', present)).toMatch(
    /no section blog; expected .* or blog under sections in site/,
  ))

test.each(['pricing', 'services'])('a mention of %s is no fault', (name) =>
  expect(absentSection(name, present)).toBeUndefined(),
)
