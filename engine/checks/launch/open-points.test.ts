import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { openPoints } from './open-points.ts'

const sections = vi.hoisted(() => ({ blog: true, projects: true }))
vi.mock('../../../model/site.ts', async (original) => ({ ...(await original<object>()), sections }))
vi.mock('../../languages/placed.ts', () => ({ placedFolders: ['es'] }))
beforeEach(() => void Object.assign(sections, { blog: true, projects: true }))

/** The files with open texts in a site that has one in each of five files. */
function openTexts(): string[] {
  const root = temporaryFolder('launch', onTestFinished)
  const texts = ['about', 'projects'].map((name) => `pages/${name}.yaml`)
  for (const file of ['site.yaml', 'blog/a.md', 'services/a.md', 'es/blog/a.md', ...texts]) {
    mkdirSync(path.dirname(path.join(root, 'content', file)), { recursive: true })
    writeFileSync(path.join(root, 'content', file), file === 'site.yaml' ? '' : '[Your own text]')
  }
  return openPoints(root).flatMap(({ file, key }) => (key.includes('brackets') ? [file] : []))
}

test('every text that the owner has not written yet is open', () =>
  expect(openTexts()).toEqual([
    'content/blog/a.md',
    'content/es/blog/a.md',
    'content/pages/about.yaml',
    'content/pages/projects.yaml',
    'content/services/a.md',
  ]))

test('a text of a section that is turned off is not open', () => {
  Object.assign(sections, { blog: false, projects: false })
  expect(openTexts()).toEqual(['content/pages/about.yaml', 'content/services/a.md'])
})

test('a section without pages is open', () => {
  const root = temporaryFolder('launch', onTestFinished)
  for (const folder of ['blog', 'case-studies'])
    mkdirSync(path.join(root, 'content', folder), { recursive: true })
  writeFileSync(path.join(root, 'content/site.yaml'), '')
  writeFileSync(path.join(root, 'content/blog/a.md'), 'Written.')
  expect(openPoints(root).filter(({ key }) => key === 'sections')).toMatchObject([
    { file: 'content/site.yaml', value: 'projects' },
  ])
})

test('a legal text in a further language needs a review, too', () => {
  const root = temporaryFolder('launch', onTestFinished)
  mkdirSync(path.join(root, 'content/es/legal'), { recursive: true })
  writeFileSync(path.join(root, 'content/site.yaml'), '')
  writeFileSync(path.join(root, 'content/es/legal/terms.md'), '---\ntitle: Términos\n---\n')
  expect(openPoints(root)).toContainEqual(
    expect.objectContaining({ file: 'content/es/legal/terms.md', key: 'reviewed' }),
  )
})
