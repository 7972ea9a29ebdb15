import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compile } from '../../engine/content/compile.ts'
import { blockTypes } from '../../engine/schemas/blocks/index.ts'
import { ownPageSchema } from '../../engine/schemas/blocks/own-page.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { folder, mostBytes, pictureName, screens, shownSites } from '../../packages/plates/showroom/shown.ts'
import { projectFiles } from './modules.ts'

const documents = projectFiles('{*.md,docs/*.md,packages/*/README.md,renderer/*/README.md}')

/** A Markdown text without its code, in which nothing is a link. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** The project's files that a document links or shows, as paths from the root. */
const targetsOf = (document: string): string[] =>
  [...withoutCode(readFileSync(document, 'utf8')).matchAll(/\]\(([^)\s]+)\)|(?:href|src)="([^"]+)"/g)]
    .map(([, link, address]) => link ?? address ?? '')
    .filter((target) => !/^(?:[a-z]+:|#)/.test(target))
    .map((target) => path.join(path.dirname(document), target.replace(/#.*/, '')))

test.each(documents)('every file that %s links or shows exists', (document) => {
  expect(targetsOf(document).filter((target) => !existsSync(target))).toEqual([])
})

test('the style guide says why each template is composed as it is', () => {
  const rows = readFileSync('styleguide/compositions.md', 'utf8').matchAll(/^\| ([\w-]+) \|/gm)
  const explained = new Set(Array.from(rows, ([, name]) => name))
  expect(Object.keys(templates).filter((name) => !explained.has(name))).toEqual([])
})

/** A file of the code, named by its path from the root. In other folders, texts name files that an owner might add. */
const codeFile =
  /(?<![\w/.#@-])(?:components|contract|engine|model|packages|renderer|scripts|styles|supabase|tests)\/[\w@+./-]+\.(?:json|md|scss|sql|toml|tsx?|yaml)\b/g

test('every file of the code that a document or comment names exists', () => {
  const code = projectFiles('**/*.{ts,tsx,scss,sql}').filter((file) => !file.includes('.test.'))
  // An earlier release in the changelog may name files that are gone.
  const textOf = (file: string) => readFileSync(file, 'utf8').replace(/^## v?\d+\.\d+\.\d+[\s\S]*/m, '')
  const named = [...documents, ...code].flatMap((file) =>
    [...textOf(file).matchAll(codeFile)].map(([name]) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !existsSync(name))).toEqual([])
})

test('docs/pages.md has each kind of block, and its fields', () => {
  const rows = readFileSync('docs/pages.md', 'utf8').matchAll(/^\| `([a-z-]+)` \|/gm)
  expect(Array.from(rows, ([, type]) => type)).toEqual(expect.arrayContaining([...blockTypes]))
})

test('the showroom shows every picture in its folder, and the README the phone pictures', () => {
  const pictures = shownSites.flatMap((site) =>
    screens.map((screen) => `${folder}/${pictureName(site, screen)}`),
  )
  const shown = (document: string) => targetsOf(document).filter((target) => target.startsWith(folder))
  expect(readdirSync(folder).map((name) => `${folder}/${name}`)).toEqual(pictures.toSorted())
  expect(shown('docs/showroom.md').toSorted()).toEqual(pictures.toSorted())
  expect(shown('README.md').toSorted()).toEqual(pictures.filter((name) => name.includes('-390')).toSorted())
})

test('the pictures of the showroom stay within their byte limit', () => {
  const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(mostBytes)
})

test('the starting points are valid pages of an owner’s own', () => {
  const pages = projectFiles('docs/starting-points/*.yaml')
  expect(pages).not.toEqual([])
  const compiled = pages.map((file) => compile(file, readFileSync(file, 'utf8'), ownPageSchema))
  expect(compiled.flatMap(({ faults }) => faults)).toEqual([])
  const links = compiled.flatMap((page) => page.links.map(({ href }) => href))
  expect(links.filter((href) => href.startsWith('http:'))).toEqual([])
})
