import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import type { SiteFields } from '../schemas/site.ts'
import { languageModules, languagesFile, readLanguages } from './site-languages.ts'

/** A project with a page about the firm, and one for the section of articles. */
function project(): string {
  const root = temporaryFolder('languages', onTestFinished)
  symlinkSync(path.resolve('interface'), path.join(root, 'interface'))
  const page = (name: string, more = '') =>
    `export default { name: '${name}', path: '/${name}/', order: ${name.length}${more} }`
  writeFiles(root, {
    'pages/about/page.ts': page('about'),
    'pages/blog/page.ts': page('blog', ", section: 'blog'"),
    'pages/privacy/page.ts': page('privacy', ', isLegal: true'),
    'content/pages/about.yaml': 'updated: 2026-01-02\n',
    'content/pages/blog.yaml': 'title: Articles\n',
    'content/pages/team.yaml': 'updated: 2026-01-03\nblocks: []\n',
    'content/legal/privacy.md': '---\nupdated: 2026-01-04\n---\n',
    'content/blog/a.md': '---\nupdated: 2026-01-05\n---\n',
    'content/blog/b.md': '---\ndraft: true\n---\n',
    'content/es/site.yaml': 'sections: []\n',
    'content/es/pages/about.yaml': 'updated: 2026-02-02\n',
    'content/es/pages/blog.yaml': '',
    'content/es/blog/a.md': '',
    'content/es-mx/pages/blog.yaml': '',
  })
  return root
}
const site = (languages: string[]) =>
  ({
    language: 'en-US',
    languages,
    url: 'https://a.example/firm',
    timeZone: 'UTC',
    sections: ['blog'],
  }) as unknown as SiteFields

test('each language has its name, its address and the pages that have files in it', () => {
  const root = project()
  const languages = readLanguages(root, site(['es', 'es-MX']))
  expect(languages.map(({ tag, name, base, home, offer }) => [tag, name, base, home, offer].join(' | ')))
    .toMatchInlineSnapshot(`
    [
      "en-US | English | /firm | English (home page: this page is not translated) | This page is in English, too",
      "es | Español | /firm/es | Español (página de inicio: esta página no está traducida) | Esta página también está en español",
      "es-MX | Español de México | /firm/es-mx | Español de México (página de inicio: esta página no está traducida) | Esta página también está en español de México",
    ]
  `)
  const listed = languages.map(({ tag, pages }) => [
    tag,
    ...pages.map(({ path: page, file, updated }) => `${page} ${file} ${updated}`),
  ])
  expect(listed).toEqual([
    [
      'en-US',
      '/blog/ pages/blog.yaml ',
      '/about/ pages/about.yaml 2026-01-02',
      '/privacy/ legal/privacy.md 2026-01-04',
      '/blog/a/ blog/a.md 2026-01-05',
      '/team/ pages/team.yaml 2026-01-03',
    ],
    ['es', '/about/ pages/about.yaml 2026-02-02'],
    ['es-MX', '/blog/ pages/blog.yaml '],
  ])
})

test('a site in one language has no others, and a copy for one is told about all', () => {
  const root = project()
  const none = readLanguages(root, site([]))
  expect(none).toEqual([])
  const told = [{ tag: 'es', pages: [{ path: '/a/' }] }]
  writeFiles(root, { [languagesFile]: JSON.stringify(told) })
  expect(readLanguages(root, site([]))).toEqual(told)
  const [alone, beside] = [none, readLanguages(root, site([]))].map(languageModules)
  expect(alone?.['_languages.scss']).toBe('')
  expect(beside?.['_languages.scss']).toBe("@use '../components/language-switch/language-switch' as *;\n")
  expect(beside?.['language-pages.ts']).toContain('/a/')
})
