import { appendFileSync, cpSync, readFileSync, statSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { site as config } from '../../model/site.ts'
import { siteFolder } from '../../engine/process/site-folder.ts'
import { filesIn, hashesOf } from '../../packages/bench/build/hashes.ts'
import { newFolder, openCopy, succeeded, type ProjectCopy } from '../project-copy.ts'
import { temporaryCopy } from '../temporary-copy.ts'

const original = temporaryCopy('rebuild')
/** A copy of that copy, in which a test may change anything. */
let copy: ProjectCopy
beforeAll(() => void succeeded(original.run('build')))
beforeEach(() => {
  copy = openCopy(newFolder('rebuild'))
  cpSync(original.folder, copy.folder, { recursive: true, verbatimSymlinks: true })
})
afterEach(() => copy.remove())

/** Texts that only the site of a fictional firm has. A worked example may be fictional too, and says so differently. */
const aside =
  /fictional|(?:example|made-up|demonstration) (?:firm|founder|site)|demonstration company|(?:firm|founder|Keystone\w*(?: Works)?) is made up|whoever runs this copy|real business|pen name|class="notice"|disambiguatingDescription/i

test('a re-branded copy has no trace of the old name or of a fictional firm after a change to site.yaml alone', () => {
  const [brand, domain] = [config.name, new URL(config.url).hostname]
  copy.edit(`${siteFolder(copy.folder)}/site.yaml`, (text) =>
    text
      .replace(/^name:/m, 'shortName: Keystone\n$&')
      .replace(/^demonstration: true$/m, 'demonstration: false')
      .replaceAll(brand, 'Keystone Works')
      .replaceAll(domain, 'www.keystone.example')
      .replaceAll(brand.toLowerCase(), 'keystone'),
  )
  succeeded(copy.run('build'))
  const files = filesIn(copy.at('dist/client'))
  const traces = files.filter((file) =>
    readFileSync(file, 'latin1').toLowerCase().includes(brand.toLowerCase()),
  )
  expect(traces).toEqual([])
  const asides = files
    .filter((file) => /\.(?:html|md|xml|json|txt|js)$/.test(file))
    .flatMap((file) => aside.exec(readFileSync(file, 'utf8'))?.map((said) => `${file}: ${said}`) ?? [])
  expect(asides).toEqual([])
  expect(copy.built('llms-full.txt')).toContain(copy.built('about.md').trim())
})

const page = (route: string) => copy.at('dist/client', route, 'index.html')

test('a build after a change to the content is byte-identical to a full one, and reuses unchanged pages', () => {
  // Copied files have new times, so no page of the copied build would be reused.
  succeeded(copy.run('build'))
  const files = [
    'locations/wexford',
    'services/saas',
    'blog/founder-profile',
    'case-studies/flowforge',
    'legal/terms',
  ]
  for (const file of files)
    copy.edit(`sites/spanwright/${file}.md`, (text) => `${text.trimEnd()}\n\nOne more paragraph.\n`)
  copy.edit('sites/spanwright/locations/wexford.md', (text) =>
    text.replace(/^name: .*$/m, 'name: Wexford Village'),
  )
  const unchanged = statSync(page('careers')).ino
  appendFileSync(page('terms'), 'edited by hand')
  appendFileSync(page('about'), 'edited by hand')
  succeeded(copy.run('build'))
  expect(statSync(page('careers')).ino, 'the same inode').toBe(unchanged)
  for (const route of ['locations', 'locations/wexford', 'locations/pine-township'])
    expect(readFileSync(page(route), 'utf8'), route).toContain('Wexford Village')
  const incremental = hashesOf(copy.at('dist'))
  succeeded(copy.run('build', '--full'))
  expect(hashesOf(copy.at('dist'))).toEqual(incremental)
})
