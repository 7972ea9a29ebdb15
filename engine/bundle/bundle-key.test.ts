import { expect, onTestFinished, test, vi } from 'vitest'
import { mockSite } from '../../tests/mock-site.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { bundleKey } from './bundle-key.ts'
import { charactersOf, charactersOfCode, placesOf } from './characters.ts'

/** A project with these files. */
function projectOf(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder('bundle', onTestFinished)
  writeFiles(root, files)
  return root
}

test.each([
  ['package.json', true],
  ['model/a.ts', true],
  ['components/a/b/c.tsx', true],
  ['content/site.yaml', true],
  ['content/photos/team.jpg', true],
  ['content/public/logo.png', true],
  ['content/pages/texts.json', true],
  ['content/drawings/a.svg', true],
  ['model/a.md', true],
  ['content/services/a.md', false],
  ['sites/plain/services/a.md', false],
  ['content/services/a.jpg', false],
  ['content/pages/home.yaml', false],
  ['model/a.test.ts', false],
  ['components/a.test.tsx', false],
  ['docs/a.ts', false],
  ['coverage/a.ts', false],
  ['test-results/a.ts', false],
  ['dist/a.ts', false],
])('whether a change of %s needs a new bundle: %s', (file, isNeeded) => {
  const [one, other] = ['one', 'two'].map((text) => bundleKey(projectOf({ 'a.ts': '', [file]: text }), ''))
  expect(one !== other).toBe(isNeeded)
})

test('a bundle depends on the names of files, the font and public variables, and not on where it is', () => {
  const keys = [{ 'a.ts': '' }, { 'a.ts': '' }, { 'b.ts': '' }].map((files) =>
    bundleKey(projectOf(files), ''),
  )
  expect(keys[0]).toMatch(/^[\da-f]{32}$/)
  expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false])
  const root = projectOf({ 'a.ts': '' })
  expect(bundleKey(root, 'å')).not.toBe(keys[0])
  const keyWith = (...names: string[]) => {
    vi.unstubAllEnvs()
    for (const name of names) vi.stubEnv(name, '1')
    return bundleKey(root, '')
  }
  expect(keyWith('SOME_SECRET')).toBe(keys[0])
  const [one, other] = ['PUBLIC_ENV__A', 'PUBLIC_ENV__B'] as const
  expect(keyWith(one)).not.toBe(keys[0])
  expect(keyWith(one, other)).toBe(keyWith(other, one))
  expect(keyWith(one, other)).not.toBe(keyWith(one))
})

test('the font has the characters of the site and of the code that pages show', () => {
  const root = projectOf({
    'content/blog/a.md': 'Å\nø',
    'content/data.bin': 'ß',
    'components/a.tsx': '…',
    'components/a.test.tsx': 'ü',
    '.site/words.ts': 'ø',
    'engine/a.ts': 'é',
  })
  const letters = charactersOf(root)
  expect(letters.slice(0, 95)).toMatch(/^ !".*xyz\{\|\}~$/)
  expect(letters.slice(95)).toBe('Åø‘’“”…')
  expect(charactersOfCode(root).toSorted()).toEqual(['ø', '…'])
  expect(placesOf(root, 'ø')).toEqual(['content/blog/a.md:2'])
})

test('a further language has a bundle and fonts of its own', async () => {
  mockSite({ languages: () => ({ languages: [{ tag: 'en-US' }, { tag: 'es' }] }) })
  const { bundleKey: key } = await import('./bundle-key.ts')
  const { charactersOf: characters } = await import('./characters.ts')
  const root = projectOf({ 'content/site.yaml': 'ß' })
  const before = key(root, '')
  writeFiles(root, { 'content/es/site.yaml': 'ñ' })
  expect(key(root, '')).toBe(before)
  writeFiles(root, { 'content/essays/a.yaml': 'ø' })
  expect(key(root, '')).not.toBe(before)
  expect(characters(root).match(/[ßñø]/g)).toEqual(['ß', 'ø'])
})
