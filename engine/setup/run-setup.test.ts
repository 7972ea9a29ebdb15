import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { lakefront } from '../../tests/lakefront.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { runMigrate } from '../migrate/migrate.ts'
import { runSetup } from './run-setup.ts'

/** What the commands have printed. */
const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  for (const kind of ['log', 'error'] as const)
    vi.spyOn(console, kind).mockImplementation((line: string) => void printed.push(line))
})

/** A project with the plain starter, in which a command can be run. */
function project(): string {
  const root = temporaryFolder('setup', onTestFinished)
  cpSync('sites/plain', path.join(root, 'sites/plain'), { recursive: true })
  symlinkSync(path.resolve('interface'), path.join(root, 'interface'))
  writeFiles(root, {
    // Setup ends with a check of what is left to do.
    'scripts/run.ts': "import { writeFileSync } from 'node:fs'\nwriteFileSync('checked', process.argv[2])\n",
    'answers.yaml': stringify({ ...lakefront, sections: [] }),
    'wrong.yaml': 'starter: plian\nname: L\n',
    'emoji.yaml': 'name: Lakefront 🛋️\n',
  })
  return root
}
const setUp = (root: string, file: string, more: { replace?: boolean; starter?: string } = {}) =>
  runSetup({ root, file: path.join(root, file), replace: false, starter: undefined, ...more })

test.each([
  ['a missing file of answers', 'none.yaml', {}, 'There is no file'],
  ['wrong answers', 'wrong.yaml', {}, /closest is plain\.\n.*tagline.*\n.*wrong\.yaml:2 name: /s],
  ['an emoji, which the typeface lacks', 'emoji.yaml', {}, /emoji\.yaml:1 name: the typeface has no emoji/],
  ['a starter that does not exist', 'answers.yaml', { starter: 'plian' }, 'the closest is plain'],
])('%s is reported, and nothing is written', async (_what, file, more, message) => {
  const root = project()
  expect(await setUp(root, file, more)).toBe(1)
  expect(printed.join('\n')).toMatch(/^Nothing was written\.\n/)
  expect(printed.join('\n')).toMatch(message)
  expect(existsSync(path.join(root, 'content'))).toBe(false)
})

test('a folder is made from the answers; one that exists is only moved aside if asked to', async () => {
  const root = project()
  expect(await setUp(root, 'answers.yaml')).toBe(0)
  expect(printed[0]).toBe('Written: content, from sites/plain.\n')
  expect(readFileSync(path.join(root, 'checked'), 'utf8')).toBe('check-launch')
  expect(await setUp(root, 'answers.yaml')).toBe(1)
  expect(printed.at(-1)).toContain('There is already a folder content.')
  printed.length = 0
  expect(await setUp(root, 'answers.yaml', { replace: true })).toBe(0)
  expect(printed[0]).toMatch(/^What was in content is now in content-before-\d{4}-\d\d-\d\d\.$/)
  printed.length = 0
  expect(await setUp(root, 'answers.yaml', { replace: true })).toBe(0)
  expect(printed[0]).toMatch(/^What was in content is now in content-before-\d{4}-\d\d-\d\d-1\.$/)
})

test('the starter that the command names goes before that of the answers', async () => {
  const root = project()
  cpSync('sites/plain', path.join(root, 'sites/other'), { recursive: true })
  writeFileSync(path.join(root, 'answers.yaml'), stringify({ ...lakefront, sections: [], starter: 'other' }))
  expect(await setUp(root, 'answers.yaml', { starter: 'plain' })).toBe(0)
  expect(await setUp(root, 'answers.yaml', { replace: true })).toBe(0)
  expect(printed.filter((line) => line.startsWith('Written'))).toEqual([
    'Written: content, from sites/plain.\n',
    'Written: content, from sites/other.\n',
  ])
})

test('whoever leaves before the last question has made no folder; three answers are kept, but over no file', async () => {
  const root = project()
  const kept = path.join(root, 'answers.yaml')
  rmSync(kept)
  const leave = async (said: string) => {
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([said]) as never)
    expect(await runSetup({ root, file: undefined, replace: false, starter: 'plain' })).toBe(1)
    expect(existsSync(path.join(root, 'content'))).toBe(false)
    return printed.at(-1)
  }
  const left = 'Nothing was written.\nYou left before the last question.'
  expect(await leave('en\n')).toBe(left)
  expect(existsSync(kept)).toBe(false)
  expect(await leave('en\nHank\n')).toMatch(`${left} Your 3 answers are in answers.yaml: `)
  rmSync(kept)
  await leave('en\nHank\n\n\nChairs\n')
  const said = 'starter: plain\nlanguage: en\nname: Hank\nlegalName: Hank\ntagline: Chairs\n'
  expect(readFileSync(kept, 'utf8')).toBe(said)
  writeFileSync(kept, 'mine')
  expect(await leave('en\nHank\n\n\nChairs\n')).toBe(left)
  expect(readFileSync(kept, 'utf8')).toBe('mine')
})

test('a migration needs the folder of an older project, and no folder of its own', async () => {
  const root = project()
  expect(await runMigrate(root, undefined)).toBe(1)
  expect(printed.at(-1)).toContain(`There is no ${path.join('FOLDER', 'content/site.ts')}`)
  expect(await runMigrate(root, root)).toBe(1)
  expect(printed.at(-1)).toContain("content/site.ts; expected the old project's folder.")
  mkdirSync(path.join(root, 'old/content'), { recursive: true })
  writeFileSync(path.join(root, 'old/content/site.ts'), '')
  mkdirSync(path.join(root, 'content'))
  expect(await runMigrate(root, path.join(root, 'old'))).toBe(1)
  expect(printed.at(-1)).toContain('There is already a folder content; expected none.')
})
