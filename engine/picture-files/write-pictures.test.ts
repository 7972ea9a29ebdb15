import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { photograph } from '../../tests/sample-pictures.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { pictureCache } from '../pictures/ledger.ts'
import { surveyPictures } from '../pictures/survey.ts'
import { picturesFolder } from '../pictures/variants.ts'
import { run } from './write-pictures.ts'

test('the files of the pictures in use are made once, and others are listed or removed', async () => {
  const root = temporaryFolder('write-pictures')
  const [index, site] = [path.join(root, 'index.json'), path.join(root, 'site')]
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const use = { slot: 'body', file: 'a.jpg', alt: '' }
  const entry = { slug: 'a', path: '/blog/a/', file: 'content/blog/a.md', key: 'k', fieldsKey: 'k' }
  const compiled = { fields: { photo: use }, body: { pictures: [{ ...use, file: 'gone.jpg' }] } }
  writeFiles(root, {
    'index.json': JSON.stringify({ posts: [entry] }),
    '.cache/content/k.json': JSON.stringify(compiled),
    'content/blog/broken.jpg': 'no picture',
  })
  const bytes = await photograph(800, 600).jpeg().toBuffer()
  const before = async () => {
    print.mockClear()
    await run(root, index, site)
    return print.mock.calls.join('\n').replace(/^ +/gm, '')
  }
  // Nothing was surveyed.
  expect(await before()).toBe('')
  for (const name of ['a', 'unused']) writeFileSync(path.join(root, `content/blog/${name}.jpg`), bytes)
  surveyPictures(root)
  writeFileSync(path.join(pictureCache(root), 'stale.webp'), '')
  const notUsed = ['broken', 'unused']
    .map((name) => `content/blog/${name}.jpg is not used on any page`)
    .join('\n')
  expect(await before()).toBe(`4 picture files, 4 of them new\n${notUsed}`)
  const made = readdirSync(path.join(site, picturesFolder))
  expect(made).toHaveLength(4)
  expect(readdirSync(pictureCache(root)).toSorted()).toEqual([...made, 'ledger.json'].toSorted())
  writeFiles(root, { '.cache/languages.json': '' })
  expect(await before()).toMatch(/^4 picture files, 0 of them new/)
})
