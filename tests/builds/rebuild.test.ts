import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { site as config } from '../../model/site.ts'
import { copyProject } from '../../engine/process/copy-project.ts'
import { siteFolder } from '../../engine/process/site-folder.ts'

/** A copy of the project, built. */
let original = ''
/** A copy of that, in which a test may change anything. */
let copy = ''
beforeAll(() => {
  original = mkdtempSync(path.resolve('.cache', 'rebuild-'))
  copyProject(process.cwd(), original)
  const { status, stderr } = build(original)
  if (status !== 0) throw new Error(stderr)
})
beforeEach(() => {
  copy = mkdtempSync(path.resolve('.cache', 'rebuild-'))
  cpSync(original, copy, { recursive: true, verbatimSymlinks: true })
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))
afterAll(() => rmSync(original, { recursive: true, force: true }))

const build = (folder: string, ...options: string[]) =>
  spawnSync(process.execPath, ['scripts/run.ts', 'build', ...options], {
    cwd: folder,
    encoding: 'utf8',
  })

const edit = (file: string, change: (text: string) => string): void => {
  const target = path.join(copy, file)
  writeFileSync(target, change(readFileSync(target, 'utf8')))
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** What only a site says whose firm is made up; a worked example may be, and says so. */
const aside =
  /fictional|(?:example|made-up|demonstration) (?:firm|founder|site)|demonstration company|(?:firm|founder|Keystone\w*(?: Works)?) is made up|whoever runs this copy|real business|pen name|class="notice"|disambiguatingDescription/i

describe('a re-branded copy', () => {
  test('changes only the configuration, and keeps no trace of the old name or of a firm that is made up', () => {
    const [brand, domain] = [config.name, new URL(config.url).hostname]
    edit(`${siteFolder(copy)}/site.yaml`, (text) =>
      text
        .replace(/^name:/m, 'shortName: Keystone\n$&')
        .replace(/^demonstration: true$/m, 'demonstration: false')
        .replaceAll(brand, 'Keystone Works')
        .replaceAll(domain, 'www.keystone.example')
        .replaceAll(brand.toLowerCase(), 'keystone'),
    )
    const { status, stdout, stderr } = build(copy)
    expect(status, stdout + stderr).toBe(0)
    const traces = filesOf(path.join(copy, 'dist/client')).filter((file) =>
      readFileSync(file, 'latin1').toLowerCase().includes(brand.toLowerCase()),
    )
    expect(traces).toEqual([])
    const asides = filesOf(path.join(copy, 'dist/client'))
      .filter((file) => /\.(?:html|md|xml|json|txt|js)$/.test(file))
      .flatMap((file) => aside.exec(readFileSync(file, 'utf8'))?.map((said) => `${file}: ${said}`) ?? [])
    expect(asides).toEqual([])
    const built = (name: string) => readFileSync(path.join(copy, 'dist/client', name), 'utf8')
    expect(built('llms-full.txt')).toContain(built('about.md').trim())
  })
})

describe('a build after a change to the content', () => {
  const page = (route: string) => path.join(copy, 'dist/client', route, 'index.html')
  const hashes = () =>
    filesOf(path.join(copy, 'dist')).map((file) => {
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
      return `${path.relative(copy, file)} ${hash}`
    })

  test('is byte-identical to a full one, and reuses what has not changed', () => {
    // Copied files have another time, so that no page of the copied build would be reused.
    expect(build(copy).status).toBe(0)
    const files = [
      'locations/wexford',
      'services/saas',
      'blog/founder-profile',
      'case-studies/flowforge',
      'legal/terms',
    ]
    for (const file of files)
      edit(`sites/spanwright/${file}.md`, (text) => `${text.trimEnd()}\n\nOne more paragraph.\n`)
    edit('sites/spanwright/locations/wexford.md', (text) =>
      text.replace(/^name: .*$/m, 'name: Wexford Village'),
    )
    const unchanged = statSync(page('careers')).ino
    appendFileSync(page('terms'), 'edited by hand')
    appendFileSync(page('about'), 'edited by hand')
    const { status, stdout, stderr } = build(copy)
    expect(status, stdout + stderr).toBe(0)
    expect(statSync(page('careers')).ino, 'the same inode').toBe(unchanged)
    for (const route of ['locations', 'locations/wexford', 'locations/pine-township'])
      expect(readFileSync(page(route), 'utf8'), route).toContain('Wexford Village')
    const incremental = hashes().toSorted()
    expect(build(copy, '--full').status).toBe(0)
    expect(hashes().toSorted()).toEqual(incremental)
  })
})

describe('a build that fails', () => {
  test('names every fault, exits with 1 and keeps the last good build', () => {
    const before = filesOf(path.join(copy, 'dist')).toSorted()
    edit(
      'sites/spanwright/blog/founder-profile.md',
      (text) => `${text}\n\n[gone](/nowhere/)\n\n![](/x.png)\n`,
    )
    const { status, stderr } = build(copy)
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /sites\/spanwright\/blog\/founder-profile\.md:\d+ link: there is no page \/nowhere\//,
    )
    expect(stderr).toMatch(/sites\/spanwright\/blog\/founder-profile\.md:\d+ image: /)
    expect(filesOf(path.join(copy, 'dist')).toSorted()).toEqual(before)
    expect(readdirSync(path.join(copy, '.cache')).filter((name) => name.startsWith('build-'))).toEqual([])
  })
})
