import { expect, test } from 'vitest'
import { absentSection } from './sections.ts'

const present = { blog: false, pricing: true }

test('a section that the site does without says how to get it', () =>
  expect(absentSection('blog', present)).toMatch(
    /no section blog; expected .* or blog under sections in site/,
  ))

test.each(['pricing', 'services'])('nothing is wrong with %s', (name) =>
  expect(absentSection(name, present)).toBeUndefined(),
)
