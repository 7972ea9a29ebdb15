import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { verifyImages } from './verify-images.ts'

const root = temporaryFolder('images')
writeFiles(root, {
  'content/site.yaml': '',
  'site/logo.svg': '',
  'site/the team.jpg': '',
  'site/a/b.png': '',
})

const verify = (pages: Readonly<Record<string, string[]>>) => () =>
  verifyImages(
    root,
    `${root}/site`,
    Object.entries(pages).map(([path, images]) => ({ path, images })),
  )

test('a site passes if it has every image', () => {
  expect(
    verify({ '/': ['/logo.svg', '/a/b.png'], '/about/': ['/the%20team.jpg'], '/blog/': [] }),
  ).not.toThrow()
})

test('a missing image is reported with its page, and how many others show it', () => {
  expect(
    verify({
      '/': ['/logo.svg'],
      '/about/': ['/logo.svg', '/logo.png', '/100%.png'],
      '/blog/': ['/logo.png'],
      '/404.html': ['/logo.png', '/a'],
    }),
  ).toThrow(
    `Some pictures are missing:
  /about/ and 2 more: there is no /logo.png; put the file into content/public
  /about/: there is no /100%.png; put the file into content/public
  /404.html: there is no /a; put the file into content/public`,
  )
})
