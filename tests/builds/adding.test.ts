import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from '../../engine/process/copy-project.ts'
import { readWords, wordsOf } from '../../engine/site/words.ts'

/** The parts of the page, by the beginnings of their headings. */
const parts = new Map(
  readFileSync('docs/adding.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.split(':', 1)[0], part]),
)

/** A copy of the project, to which everything is added that the page describes. */
let copy = ''
beforeAll(() => {
  copy = mkdtempSync(path.resolve('.cache', 'adding-'))
  copyProject(process.cwd(), copy)
  // They have to compile as well; a copy for a build leaves them out.
  cpSync('tests', path.join(copy, 'tests'), {
    recursive: true,
    filter: (file) => !file.endsWith('/baselines'),
  })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const at = (file: string) => path.join(copy, file)
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

/** The lines of a text that it has before a change, or after it. */
const sideOf = (change: string, sign: '-' | '+') =>
  change
    .split('\n')
    .filter((line) => line.startsWith(' ') || line.startsWith(sign))
    .map((line) => `${line.slice(1)}\n`)
    .join('')

/**
 * Does what a part of the page says: writes the files that it shows whole, copies, and changes lines.
 * @returns The files that it touched.
 */
function follow(name: string): string[] {
  const touched = new Set<string>()
  let file = ''
  const steps = /^`([^`\n]+)`:$|^Copy `([^`]+)` to `([^`]+)`|^```(\w+)\n([\s\S]*?)^```$/gm
  for (const [, named, from, to, language, text = ''] of (parts.get(name) ?? '').matchAll(steps)) {
    file = named ?? to ?? file
    if (from !== undefined) writeFileSync(at(file), readFileSync(at(from)))
    if (language === 'diff') {
      const before = readFileSync(at(file), 'utf8')
      if (!before.includes(sideOf(text, '-')))
        throw new Error(`${file} is not as docs/adding.md shows it:\n${text}`)
      writeFileSync(
        at(file),
        before.replace(sideOf(text, '-'), () => sideOf(text, '+')),
      )
    } else if (language !== undefined) {
      mkdirSync(path.dirname(at(file)), { recursive: true })
      writeFileSync(at(file), text)
    }
    touched.add(file)
  }
  return [...touched]
}

describe('docs/adding.md', () => {
  test('a main page is four files, a service one, a field two, a cookie category two, a language one', () => {
    expect(follow('A main page')).toHaveLength(4)
    expect(follow('A service')).toHaveLength(1)
    expect(follow('A field of a service')).toHaveLength(2)
    expect(follow('A cookie category')).toHaveLength(2)
    expect(follow('A language')).toHaveLength(1)
  })

  test('the language speaks', () => {
    const { files, faults } = readWords(copy, 'da')
    expect(faults).toEqual([])
    expect(JSON.stringify(wordsOf(files))).toContain('Gå til hovedindholdet')
  })

  test('the site compiles with all of it', () => {
    expect(run('scripts/run.ts')).toMatchObject({ status: 0 })
    expect(run('node_modules/typescript/bin/tsc')).toEqual({ status: 0, output: '' })
  })

  test('the build has the page, the service and the category', () => {
    const { status, output } = run('scripts/run.ts', 'build', '--without-social-images')
    expect(status, output).toBe(0)
    const built = (file: string) => readFileSync(at(path.join('dist/client', file)), 'utf8')
    expect(built('press/index.html')).toContain('What you may quote')
    expect(built('sitemap.xml')).toContain('/press/')
    expect(built('services/client-portals/index.html')).toContain('Let your clients see for themselves')
    const scripts = globSync('dist/client/assets/**/*.js', { cwd: copy }).map((file) =>
      readFileSync(at(file), 'utf8'),
    )
    // Vitest would print all of them.
    const isSent = (text: string) => scripts.some((script) => script.includes(text))
    expect(isSent('Asks a few visitors a question'), 'the words of the panel').toBe(true)
    expect(isSent('further_cookies'), 'the column of the log').toBe(true)
  })
})
