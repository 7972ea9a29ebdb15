/** How setup handles the further languages of a starter, here the plumber's Spanish. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { answersSchema, readAnswers } from './answers.ts'
import { furtherLanguages } from './starters.ts'
import { writeSite } from './write-site.ts'

const firm = {
  name: 'Desert Pipes',
  shortName: 'Pipes',
  tagline: 'Pipes for Tucson',
  url: 'https://www.desertpipes.example',
  city: 'Tucson',
  country: 'US',
  areaServed: 'Tucson and the towns around it',
  timeZone: 'America/Phoenix',
  phone: '+1 520-555-0142',
  email: 'hello@desertpipes.example',
  hours: 'Any hour',
  founder: 'Ana Ruiz',
  founderRole: 'Owner and plumber',
  sections: ['pricing'],
}

let root = ''
beforeEach(() => {
  root = temporaryFolder('setup', onTestFinished)
  for (const starter of ['plumber', 'plain'])
    cpSync(path.join('sites', starter), path.join(root, 'sites', starter), { recursive: true })
})

const setUp = (answers: object) => writeSite(root, 'plumber', answersSchema.parse({ ...firm, ...answers }))
const read = (file: string) => readFileSync(path.join(root, 'content', file), 'utf8')
const dataOf = (file: string) => parse(read(file)) as Record<string, unknown>

describe('a language that is kept', () => {
  test('has its texts, but not of sections that the firm leaves out', () => {
    setUp({})
    expect(dataOf('site.yaml')).toMatchObject({ language: 'en-US', languages: ['es'] })
    expect(read('es/menus.yaml')).toContain('/pricing/')
    expect(read('es/menus.yaml')).not.toMatch(/\/(?:blog|locations)\//)
    expect(read('es/services/water-treatment.md')).toContain('comodidad. Nuestro artículo hace')
    expect(read('es/services/water-treatment.md')).not.toContain('](/blog/')
    expect(read('es/services/drains-and-sewers.md')).not.toContain('location: vail')
  })

  test('keeps its texts where the answers are the starter’s, and has the other answers in brackets', () => {
    setUp({})
    const { founder, ...site } = dataOf('es/site.yaml')
    expect(site).toMatchObject({
      tagline: '[Pipes for Tucson]',
      hours: '[Any hour]',
      areaServed: 'Tucson y los pueblos de alrededor',
      replyTime: 'un día hábil',
    })
    expect(founder).toEqual({ role: 'Dueño y plomero' })
  })

  test('leaves out sections whose texts come from the plain starter', () => {
    setUp({ sections: ['pricing', 'careers'] })
    expect(dataOf('site.yaml')['sections']).toEqual(['pricing', 'careers'])
    expect(dataOf('es/site.yaml')['sections']).toEqual(['pricing'])
    expect(read('menus.yaml')).toContain('/careers/')
    expect(read('es/menus.yaml')).not.toContain('/careers/')
  })
})

test.each([
  ['is not wanted', { languages: [] }],
  ['is the main one', { language: 'es' }],
])('nothing is left of a language that %s', (_what, answers) => {
  setUp(answers)
  expect(existsSync(path.join(root, 'content/es'))).toBe(false)
  expect(read('site.yaml')).not.toContain('languages')
})

test('by default, the language of the texts is the starter’s', () => {
  const file = path.join(root, 'sites/plumber/site.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('language: en-US', 'language: nb'))
  setUp({})
  expect(dataOf('site.yaml')).toMatchObject({ language: 'nb', languages: ['es'] })
})

describe('an answer', () => {
  const faultsOf = (languages: string, further: readonly string[]) => {
    const text = `${JSON.stringify(firm).slice(0, -1)},\n"languages": ${languages}}`
    const result = readAnswers('firm.yaml', text, () => further)
    return 'faults' in result ? result.faults : []
  }

  test('may name the languages to keep', () => {
    expect(faultsOf('["es"]', furtherLanguages('.', 'plumber'))).toEqual([])
    expect(faultsOf('[]', [])).toEqual([])
  })

  test('with other languages is a fault that names the starter’s', () => {
    expect(faultsOf('["de"]', ['es'])).toEqual([
      {
        file: 'firm.yaml',
        line: 2,
        field: 'languages.0',
        problem: 'the starter has no texts in de; expected any of es, or none',
      },
    ])
    expect(faultsOf('["de"]', [])).toEqual([
      expect.objectContaining({ problem: expect.stringContaining('since it has none') as string }),
    ])
  })
})
