import { cpSync, globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { readWords, wordsOf } from '../../engine/site/words.ts'
import { runNode, succeeded } from '../project-copy.ts'
import { temporaryCopy } from '../temporary-copy.ts'

/** The parts of docs/adding.md, by the beginnings of their headings. */
const parts = new Map(
  readFileSync('docs/adding.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.split(':', 1)[0], part]),
)

/** A copy of the project, to which everything is added that the document describes. */
const copy = temporaryCopy('adding')
// The tests have to compile as well.
beforeAll(() =>
  cpSync('tests', copy.at('tests'), { recursive: true, filter: (file) => !file.endsWith('/baselines') }),
)

/** The lines of a diff before the change, or after it. */
const sideOf = (change: string, sign: '-' | '+') =>
  change
    .split('\n')
    .filter((line) => line.startsWith(' ') || line.startsWith(sign))
    .map((line) => `${line.slice(1)}\n`)
    .join('')

/** All files that the parts touched. */
const touchedByAll = new Set<string>()

/**
 * Follows a part of the document: writes the files that it shows whole, copies files, and changes lines.
 * @returns The files that it touched.
 */
function follow(name: string): string[] {
  const touched = new Set<string>()
  let file = ''
  const steps = /^`([^`\n]+)`:$|^Copy `([^`]+)` to `([^`]+)`|^```(\w+)\n([\s\S]*?)^```$/gm
  for (const [, named, from, to, language, text = ''] of (parts.get(name) ?? '').matchAll(steps)) {
    file = named ?? to ?? file
    if (from !== undefined) copy.write(file, copy.read(from))
    if (language === 'diff') {
      if (!copy.read(file).includes(sideOf(text, '-')))
        throw new Error(`${file} is not as docs/adding.md shows it:\n${text}`)
      copy.edit(file, (before) => before.replace(sideOf(text, '-'), () => sideOf(text, '+')))
    } else if (language !== undefined) copy.write(file, text)
    touched.add(file)
  }
  for (const each of touched) touchedByAll.add(each)
  return [...touched]
}

describe('docs/adding.md', () => {
  test('a main page is four files, a kind of block five, a service one, a field two, a cookie category two, a language one', () => {
    expect(follow('A main page')).toHaveLength(4)
    expect(follow('A kind of block')).toHaveLength(5)
    expect(follow('A service')).toHaveLength(1)
    expect(follow('A field of a service')).toHaveLength(2)
    expect(follow('A cookie category')).toHaveLength(2)
    expect(follow('A language')).toHaveLength(1)
  })

  test('the language has its words', () => {
    const { files, faults } = readWords(copy.folder, 'da')
    expect(faults).toEqual([])
    expect(JSON.stringify(wordsOf(files))).toContain('Gå til hovedindholdet')
  })

  test('what the document shows is formatted', () => {
    const { status, output } = runNode(copy.folder, [
      'node_modules/oxfmt/bin/oxfmt',
      '--check',
      ...[...touchedByAll].filter((name) => !name.endsWith('.md')),
    ])
    expect({ status, output }).toMatchObject({ status: 0 })
  })

  test('the site compiles with all of it', () => {
    expect(copy.run('prepare')).toMatchObject({ status: 0 })
    expect(runNode(copy.folder, ['node_modules/typescript/bin/tsc'])).toMatchObject({ status: 0, output: '' })
  })

  test('the build has the page, the service and the category', () => {
    succeeded(copy.build())
    const { built } = copy
    expect(built('press/index.html')).toContain('What you may quote')
    expect(built('press/index.html'), 'its own field').toContain('The firm at a glance')
    expect(built('sitemap.xml')).toContain('/press/')
    expect(built('services/client-portals/index.html')).toContain('Let your clients see for themselves')
    const scripts = globSync('dist/client/assets/**/*.js', { cwd: copy.folder }).map(copy.read)
    // `toContain` would print all of them.
    const isSent = (text: string) => scripts.some((script) => script.includes(text))
    expect(isSent('Asks a few visitors a question'), 'the words of the panel').toBe(true)
    expect(isSent('further_cookies'), 'the column of the log').toBe(true)
  })

  test('a mistake in the page’s own field is reported with the closest name', () => {
    copy.edit('sites/spanwright/pages/press.yaml', (text) =>
      text.replace('heading: The firm', 'haeding: The firm'),
    )
    const { status, output } = copy.build()
    expect(status).toBe(1)
    expect(output).toContain('pages/press.yaml:25 facts.haeding: unknown field; the closest is heading')
  })
})
