import {
  cpSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { mockSite } from '../../tests/mock-site.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import type { SiteLanguages } from '../site/site-languages.ts'
import { assembleLanguage, isShared } from './assemble.ts'
import { buildLanguages, placeLanguages } from './build-languages.ts'
import { developLanguage } from './develop-language.ts'
import { inOwnFiles } from './own-files.ts'
import { filesIn, isLinked } from './sync-files.ts'
import { translationReport } from './translation-report.ts'

const tag = 'nb-NO'
const pageOf = (file: string, updated = '2026-01-01') => ({ file, updated, path: `/${file}/` })
const languages = [
  {
    tag: 'en-US',
    pages: [pageOf('blog/a.md'), pageOf('blog/b.md', '2026-02-01'), pageOf('blog/c.md', '2026-02-01')],
  },
  { tag, pages: [pageOf('blog/b.md', '2026-02-01'), pageOf('blog/c.md'), pageOf('blog/d.md')] },
] as unknown as SiteLanguages

const files = {
  'model/a.ts': 'code',
  'README.md': 'text',
  'docs/a.md': 'text',
  'sites/plain/site.yaml': 'url: https://plain.example',
  '.env': 'secret',
  'content/site.yaml':
    'url: https://firm.example\nname: Firm\nlanguage: en-US\nlanguages:\n  - nb-NO\neditor:\n  branch: main\n',
  'content/prices.yaml': 'rate: 1\nwork:\n  - key: a\n    hours: 2\n',
  'content/blog/a.md': 'A',
  'content/blog/a.jpg': 'picture',
  'content/blog/b.jpg': 'picture',
  'content/photos/team.md': 'shared',
  'content/words.yaml': 'own: true\n',
  'content/nb-no/blog/b.md': 'B på norsk',
  'content/nb-no/blog/b.jpg': 'norsk bilde',
  'content/nb-no/site.yaml': 'name: Firma\n\neditor:\n  enabled: true\n',
  'content/nb-no/prices.yaml': 'work:\n  - key: b\n    hours: 1\n  - key: a\n    hours: 3\n',
}

function setUp() {
  const root = temporaryFolder('languages', onTestFinished)
  const write = (file: string, text: string) => writeFiles(root, { [file]: text })
  writeFiles(root, files)
  mkdirSync(path.join(root, 'node_modules'))
  return { root, write, assemble: () => assembleLanguage(root, tag, languages) }
}
const textOf = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

test('a language has its own texts, and shares everything else with the main one', () => {
  const { root, assemble } = setUp()
  // Emacs keeps such a link beside a file with unsaved changes; the other is a mistake.
  for (const name of ['.#c.md', 'c.md'])
    symlinkSync('ada@host.1234:5678', path.join(root, 'content/nb-no/blog', name))
  assemble()
  const copy = assemble()
  expect(path.relative(root, copy)).toBe('.cache/languages/nb-no')
  expect(filesIn(copy, (name) => name !== 'node_modules').toSorted()).toEqual([
    '.cache/languages.json',
    'README.md',
    'content/blog/a.jpg',
    'content/blog/b.jpg',
    'content/blog/b.md',
    'content/blog/c.md',
    'content/photos/team.md',
    'content/prices.yaml',
    'content/site.yaml',
    'model/a.ts',
  ])
  expect(textOf(copy, 'content/blog/b.jpg')).toBe('norsk bilde')
  expect(JSON.parse(textOf(copy, '.cache/languages.json'))).toEqual(languages)
  expect(parse(textOf(copy, 'content/site.yaml'))).toEqual({
    url: 'https://firm.example/nb-no',
    name: 'Firma',
    language: tag,
    editor: { branch: 'main', enabled: false },
  })
  expect(parse(textOf(copy, 'content/prices.yaml'))).toEqual({
    rate: 1,
    work: [
      { key: 'a', hours: 3 },
      { key: 'b', hours: 1 },
    ],
  })
  expect(statSync(path.join(copy, 'model/a.ts')).ino).toBe(statSync(path.join(root, 'model/a.ts')).ino)
  expect(readlinkSync(path.join(copy, 'node_modules'))).toBe(path.join(root, 'node_modules'))
})

test('the next time, only what has changed is touched, and what the copy built stays', () => {
  const { root, write, assemble } = setUp()
  const copy = assemble()
  const made = (file: string) => statSync(path.join(copy, file)).ctimeMs
  write('.cache/languages/nb-no/dist/index.html', 'built')
  write('.cache/languages/nb-no/old/file.ts', 'old')
  writeFileSync(path.join(copy, 'README.md.new'), '')
  const before = ['content/site.yaml', 'content/prices.yaml', 'model/a.ts'].map(made)
  write('content/nb-no/site.yaml', 'name: Nytt firma\n')
  assemble()
  expect(parse(textOf(copy, 'content/site.yaml'))).toMatchObject({ name: 'Nytt firma' })
  expect(made('content/site.yaml')).not.toBe(before[0])
  expect(['content/prices.yaml', 'model/a.ts'].map(made)).toEqual(before.slice(1))
  expect(filesIn(copy)).toContain('dist/index.html')
  expect(filesIn(copy).filter((file) => /old|new/.test(file))).toEqual([])
  expect(filesIn(path.join(root, 'none'))).toEqual([])
})

test('a file that was replaced is linked again', () => {
  const { root, assemble } = setUp()
  const copy = assemble()
  const file = path.join(root, 'model/b.ts')
  writeFileSync(file, 'first')
  assemble()
  writeFileSync(`${file}.tmp`, 'other text')
  // As editors save: a new file takes the place of the old one.
  renameSync(`${file}.tmp`, file)
  assemble()
  expect(textOf(copy, 'model/b.ts')).toBe('other text')
})

test.each([
  ['content/blog/b.md:3 title: expected text', 'content/nb-no/blog/b.md:3 title: expected text'],
  ['content/blog/a.jpg:1 picture: too small', 'content/blog/a.jpg:1 picture: too small'],
  ['content/blog/b.jpg has 3 pixels', 'content/nb-no/blog/b.jpg has 3 pixels'],
  ['see content/blog/new.md', 'see content/nb-no/blog/new.md'],
  ['content/site.yaml:2 name: too long', 'content/nb-no/site.yaml:1 name: too long'],
  ['content/site.yaml:1 url: no address', 'content/site.yaml:1 url: no address'],
  ['content/site.yaml:9 editor.branch: no', 'content/site.yaml:7 editor.branch: no'],
  ['content/site.yaml:9 founder: missing', 'content/nb-no/site.yaml:1 founder: missing'],
  ['content/prices.yaml:9 work.1.hours: no', 'content/nb-no/prices.yaml:3 work.0.hours: no'],
  ['content/prices.yaml:9 work.1.name: missing', 'content/nb-no/prices.yaml:2 work.0.name: missing'],
  ['content/prices.yaml:9 rate.from: no', 'content/prices.yaml:1 rate.from: no'],
  ['content/prices.yaml:9 rate: no', 'content/prices.yaml:1 rate: no'],
  ['content/prices.yaml:4', 'content/nb-no/prices.yaml:1'],
  ['in content/prices.yaml', 'in content/nb-no/prices.yaml'],
  ['my-content/blog/b.md', 'my-content/blog/b.md'],
])('%s is %s for the owner', (said, shown) => {
  const { root } = setUp()
  expect(inOwnFiles(`${said}\n${root}/.cache/languages/nb-no/x.ts`, root, tag)).toBe(`${shown}\nx.ts`)
})

test('a file that only the language has is read there, and one that neither has is missing', () => {
  const { root, assemble } = setUp()
  rmSync(path.join(root, 'content/prices.yaml'))
  expect(inOwnFiles('content/prices.yaml:9 work.1.hours: no', root, tag)).toBe(
    'content/nb-no/prices.yaml:5 work.1.hours: no',
  )
  expect(parse(textOf(assemble(), 'content/prices.yaml'))).toMatchObject({
    work: [{ key: 'b' }, { key: 'a' }],
  })
  rmSync(path.join(root, 'content/nb-no/prices.yaml'))
  expect(filesIn(assemble())).not.toContain('content/prices.yaml')
})

const stats = { dev: 1, ino: 2, size: 3, mtimeMs: 4 }
test.each([
  ['another file', { ...stats, ino: 9 }, false],
  ['a copy on another device', { ...stats, dev: 9 }, true],
  ['an older file there', { ...stats, dev: 9, mtimeMs: 3 }, false],
  ['one of another size there', { ...stats, dev: 9, size: 9 }, false],
  ['nothing', undefined, false],
])('%s is up to date: %j is %s', (_, target, expected) => expect(isLinked(stats, target)).toBe(expected))

test('pages that are not translated, older than their original, or without one are reported', () => {
  expect(translationReport(languages)).toEqual([
    'nb-NO: blog/a.md is not translated',
    'nb-NO: blog/d.md exists in this language only',
    'nb-NO: nb-no/blog/c.md was updated on 2026-01-01, its original on 2026-02-01',
  ])
  expect(translationReport([])).toEqual([])
})

test.each([
  ['blog/a.md', false],
  ['prices.yaml', false],
  ['words.yml', false],
  ['blog/a.md.jpg', true],
  ['photos/team.md', true],
])('every language has %s: %s', (file, expected) => expect(isShared(file)).toBe(expected))

test('each further language is built in its copy; its output names the owner’s files', async () => {
  const { root, write } = setUp()
  const printed: string[] = []
  for (const kind of ['log', 'error'] as const) {
    vi.spyOn(console, kind).mockImplementation((line) => void printed.push(`${kind}: ${line}`))
  }
  const build =
    "console.log(...process.argv.slice(2), process.env['SITE'], process.cwd())\nconsole.error('content/blog/b.md:3')\n"
  write('scripts/run.ts', build)
  await buildLanguages(root, languages, ['--full'])
  expect(printed.toSorted()).toEqual([
    'error: content/nb-no/blog/b.md:3',
    `log: \nundefined (${tag})`,
    `log: build --full undefined ${path.join(root, '.cache/languages/nb-no')}`,
  ])
  write('scripts/run.ts', 'process.exit(1)')
  await expect(buildLanguages(root, languages, [])).rejects.toThrow('A language could not be built')
})

test('the development server of a language follows edits, and faults do not end it', async () => {
  const { root, write } = setUp()
  cpSync('sites/plain', path.join(root, 'content'), { recursive: true })
  symlinkSync(path.resolve('interface'), path.join(root, 'interface'))
  write('.cache/languages.json', JSON.stringify(languages))
  const script =
    "import { existsSync } from 'node:fs'\nsetInterval(() => existsSync('content/new.jpg') && process.exit(process.argv.length), 20)"
  write('scripts/run.ts', script)
  const print = vi.spyOn(console, 'error').mockReturnValue()
  await using parts = new AsyncDisposableStack()
  const develop = (language: string) => developLanguage(root, { tag: language, flags: ['--open=/a/'] }, parts)
  for (const other of ['en-US', 'xx'])
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    await expect(develop(other)).rejects.toThrow(`--language=${other}; expected nb-NO`)
  const status = develop(tag)
  write('content/nb-no/site.yaml', 'name: [')
  await expect.poll(() => print.mock.calls.join()).toContain('nb-no/site.yaml:1')
  write('content/nb-no/site.yaml', 'name: Firma')
  write('content/new.jpg', 'picture')
  expect(await status).toBe(4)
  write('scripts/run.ts', 'setInterval(() => {}, 1000)')
  const stopped = develop(tag)
  await parts.disposeAsync()
  expect(await stopped).toBe(1)
})

test('a language’s files are put in its folder, without those that belong at the root of the host', () => {
  const { root } = setUp()
  const built = [
    'index.html',
    'index.md',
    'a/index.html',
    'robots.txt',
    '_headers',
    '.well-known/security.txt',
    'sitemap.xml',
  ]
  writeFiles(
    path.join(root, '.cache/languages/nb-no/dist/client'),
    Object.fromEntries(built.map((file) => [file, file])),
  )
  const folder = path.join(root, 'dist/client')
  placeLanguages(root, languages, folder)
  expect(filesIn(folder).toSorted()).toEqual([
    'nb-no.md',
    ...['a/index.html', 'index.html', 'index.md', 'sitemap.xml'].map((file) => `nb-no/${file}`),
  ])
  expect(textOf(folder, 'nb-no.md')).toBe('index.md')
})

test('hosts are told about each language that was built', async () => {
  const { root, write } = setUp()
  const told = { headers: { 'X-Own': 'nb' }, parts: [], redirects: [] }
  write('.cache/languages/nb-no/dist/hosting/configuration.json', JSON.stringify(told))
  mockSite({ languages: () => ({ languages: [{ tag: 'en-US' }, { tag }] }) })
  const { hostedLanguages } = await import('./build-languages.ts')
  expect(hostedLanguages(root)).toEqual([{ ...told, path: '/nb-no/' }])
})
