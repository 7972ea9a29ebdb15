import { cpSync, globSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { serveCopy } from '../../engine/serve/static/serve-copy.ts'
import { hydrated } from '../../packages/audits/browser/visitor.ts'
import { languageRoot } from '../../engine/language-builds/assemble.ts'
import { languageFolder } from '../../engine/languages/language-folder.ts'
import { accessibilityFaults } from '../browser/accessibility.ts'
import { filesIn } from '../../packages/bench/build/hashes.ts'
import { launchBrowser } from './launch-browser.ts'
import { openCopy, runNode, succeeded, type ProjectCopy } from '../project-copy.ts'
import { temporaryCopy } from '../temporary-copy.ts'

const firms = path.resolve('tests/builds/firms')

/** The owner's folder, the only one that setup may change. */
const owned = /^content(?:-before-[\d-]+)?\//
/** Files that commands generate. */
const made = /^(?:dist|reports|\.cache|\.site|node_modules)(?:\/|$)/
/** Words that only the sample has. */
const ofSample =
  /Spanwright|Pittsburgh|Allegheny|Monongahela|Jordan Wright|bridge|truss|Pennsylvania law|fictional/i

/** The files of a folder by their relative paths, with their contents, without generated files. */
const filesOf = (root: string): Map<string, string> =>
  new Map(
    filesIn(root)
      .map((file) => [path.relative(root, file), file] as const)
      .filter(([name]) => !made.test(name))
      .map(([name, file]) => [name, readFileSync(file, 'latin1')]),
  )

const routesOf = (copy: ProjectCopy): string[] =>
  succeeded(copy.run('tool', 'routes')).output.split('\n').filter(Boolean)

const furtherIn = (copy: ProjectCopy): readonly string[] =>
  (parse(copy.read('content/site.yaml')) as { languages?: readonly string[] }).languages ?? []

/** The copy in which a further language is built. */
const copyIn = (copy: ProjectCopy, tag: string): ProjectCopy => openCopy(languageRoot(copy.folder, tag))

/** The paths of a copy's pages in its further languages. */
const furtherRoutes = (copy: ProjectCopy): string[] =>
  furtherIn(copy).flatMap((tag) =>
    routesOf(copyIn(copy, tag)).map((route) => `/${languageFolder(tag)}${route}`),
  )

/** The tests in tests/site that fit any site. */
const ofPages = ['content', 'later-code', 'markdown', 'pages', 'rhythm', 'seo', 'voice-control']

/** Runs them on the last build of a copy. */
function testPages({ folder, at }: ProjectCopy) {
  cpSync('tests', at('tests'), { recursive: true })
  const files = ofPages.map((name) => `tests/site/${name}.test.ts`)
  return runNode(folder, ['node_modules/vitest/vitest.mjs', 'run', '--project=site', ...files])
}

/** The links of a page's head to its languages. */
const alternatesOf = (html: string): readonly string[] =>
  html.match(/<link rel="alternate" hreflang="[^>]*>/gi) ?? []

/** The texts of a page's main part that are long enough to have a language, without those in brackets. */
function blocksOf(html: string): Set<string> {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  const texts = main.split(/<[^>]*>/).map((text) => text.trim())
  return new Set(texts.filter((text) => !/[[\]]/.test(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 3))
}

/** A copy of the project without a folder `content`. */
function copied(whenDone?: typeof onTestFinished): ProjectCopy {
  const copy = temporaryCopy('firm', {}, whenDone)
  rmSync(copy.at('content'), { recursive: true, force: true })
  return copy
}

const changesBetween = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))

const browser = await launchBrowser()

describe.each(readdirSync(firms))('the firm of %s', (answers) => {
  const copy = copied()

  test('is set up from its answers file, which changes only the owner’s folder', () => {
    const before = filesOf(copy.folder)
    const { output } = succeeded(copy.run('setup', '--answers', path.join(firms, answers)))
    expect(output).toContain('points are open before launch')
    const changed = changesBetween(before, filesOf(copy.folder))
    expect(changed.length).toBeGreaterThan(20)
    expect(changed.filter((name) => !owned.test(name))).toEqual([])
  })

  test('builds, and the content and SEO audits find nothing', () => {
    for (const script of ['build', 'audit-content', 'audit-seo']) succeeded(copy.run(script))
    expect(routesOf(copy).length).toBeGreaterThan(8)
  })

  test('shows nothing of the sample', () => {
    const built = filesOf(copy.at('dist/client'))
    const texts = [...built].filter(([name]) => /\.(?:html|md|xml|json|txt|svg)$/.test(name))
    expect(texts.length).toBeGreaterThan(20)
    expect(
      texts.flatMap(([name, text]) => ofSample.exec(text)?.map((found) => `${name}: ${found}`) ?? []),
    ).toEqual([])
  })

  test('has no gap in a text that names something the firm lacks', () => {
    const texts = [...filesOf(copy.at('dist/client'))].filter(([name]) => name.endsWith('.md'))
    expect(texts.length).toBeGreaterThan(8)
    const gap = /.*(?:\s[.,](?=\s)|,\s*,|\(\s*\)).*/
    expect(texts.flatMap(([name, text]) => gap.exec(text)?.map((line) => `${name}: ${line}`) ?? [])).toEqual(
      [],
    )
  })

  test('has every page in each further language, linked with the main one and translated', () => {
    for (const tag of furtherIn(copy)) {
      const built = copy.at('dist/client')
      for (const script of ['audit-content', 'audit-seo']) succeeded(copyIn(copy, tag).run(script))
      succeeded(testPages(copyIn(copy, tag)))
      const pages = globSync('**/index.html', { cwd: path.join(built, languageFolder(tag)) })
      expect(pages.length).toBeGreaterThan(8)
      for (const page of pages) {
        const [own, main] = [path.join(languageFolder(tag), page), page].map((file) =>
          readFileSync(path.join(built, file), 'utf8'),
        ) as [string, string]
        expect(own, page).toMatch(new RegExp(`<html[^>]* lang="${tag}"`))
        expect(alternatesOf(own), page).toHaveLength(3)
        expect(alternatesOf(main), page).toEqual(alternatesOf(own))
        const originals = blocksOf(main)
        expect(
          [...blocksOf(own)].filter((block) => originals.has(block)),
          page,
        ).toEqual([])
      }
    }
  })

  test('gives axe nothing to find on any page, in any language and either theme', async () => {
    const host = await serveCopy(copy.folder)
    onTestFinished(host.stop)
    const paths = [...routesOf(copy), ...furtherRoutes(copy)]
    for (const colorScheme of ['dark', 'light'] as const) {
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const route of paths) {
        await page.goto(host.url + host.basePath + route)
        await hydrated(page)
        expect(await accessibilityFaults(page), `${route} ${colorScheme}`).toEqual([])
      }
      await context.close()
    }
  })
})

test('the check of the format leaves answers, and a folder that setup has moved aside, as they are', () => {
  const copy = copied(onTestFinished)
  const files = ['answers.yaml', 'content-before-2026/prices.yaml']
  for (const file of files) copy.write(file, 'work: [ "a" ]\n')
  const check = ['node_modules/oxfmt/bin/oxfmt', '--check', 'vite.config.ts', ...files]
  expect(runNode(copy.folder, check)).toMatchObject({ status: 0 })
})

test('a firm that declines the further language of its starter has nothing of it', () => {
  const copy = copied(onTestFinished)
  const answers = readFileSync(path.join(firms, 'plumber.yaml'), 'utf8')
  copy.write('firm.yaml', `${answers}languages: []\n`)
  succeeded(copy.run('setup', '--answers', copy.at('firm.yaml')))
  expect(readdirSync(copy.at('content'))).not.toContain('es')
  succeeded(copy.build())
  expect(readdirSync(copy.at('dist/client'))).not.toContain('es')
  const page = copy.built('index.html')
  expect(alternatesOf(page)).toEqual([])
  expect(page).not.toContain('language-switch')
})

test('setup says which file the theme needs for a language that it lacks', () => {
  const copy = copied(onTestFinished)
  const answers = readFileSync(path.join(firms, 'bakery.yaml'), 'utf8')
  copy.write('firm.yaml', `${answers}language: sv\n`)
  const { output } = succeeded(copy.run('setup', '--answers', copy.at('firm.yaml')))
  expect(output).toContain('copy interface/en.yaml to interface/sv.yaml')
})
