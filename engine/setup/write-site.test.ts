import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lakefront } from '../../tests/lakefront.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { sectionNames } from '../schemas/site.ts'
import { answersSchema } from './answers.ts'
import { plain, starterNames } from './starters.ts'
import { writeSite } from './write-site.ts'

const firm = {
  ...lakefront,
  latitude: 41.4993,
  longitude: -81.6944,
  county: 'Cuyahoga',
  sections: [...sectionNames],
}

/** Sets up the firm. @returns The project's root. */
function setUp(starter: string, more: object = {}): string {
  const root = temporaryFolder('setup', onTestFinished)
  for (const name of new Set([starter, plain]))
    cpSync(path.join('sites', name), path.join(root, 'sites', name), { recursive: true })
  writeSite(root, starter, answersSchema.parse({ ...firm, ...more }))
  return root
}

/** The comments of a file with their indentation, each with the line of the field that it stands above. */
function commentsIn(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (!/^ *#/.test(line)) return []
    const field = lines.slice(index).find((each) => /^ *[^ #]/.test(each)) ?? ''
    return [`${line} | ${field.replace(/:.*/, '')}`]
  })
}

test.each(starterNames('.'))('the comments of %s stay where they were', (starter) => {
  const root = setUp(starter)
  const content = path.join(root, 'content')
  const moved = globSync('**/*.yaml', { cwd: content }).flatMap((name) => {
    const from = [starter, plain].map((each) => path.join('sites', each, name)).find(existsSync)
    const before = commentsIn(from ?? '')
    return commentsIn(path.join(content, name)).filter((comment) => !before.includes(comment))
  })
  expect(moved).toEqual([])
})

test.each([
  ['#046059', '#ffffff'],
  ['#f5d90a', '#000000'],
])('the plain icon is drawn on the accent %s in %s', (accent, ring) => {
  const icon = readFileSync(path.join(setUp(plain, { accent }), 'content/public/favicon.svg'), 'utf8')
  expect(icon).toContain(`fill="${accent}"`)
  expect(icon).toContain(`stroke="${ring}"`)
})
