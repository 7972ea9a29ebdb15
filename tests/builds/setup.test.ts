import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { serveCopy } from '../../engine/serve/static/serve-copy.ts'
import type { RunningHost } from '../../engine/serve/static/start-host.ts'
import { hydrated } from '../../packages/audits/browser/visitor.ts'
import { languageRoot } from '../../engine/language-builds/assemble.ts'
import { languageFolder } from '../../engine/languages/language-folder.ts'
import { copyProject } from '../../engine/process/copy-project.ts'
import { findBrowser } from '../../packages/audits/browser/find-browser.ts'
import { accessibilityFaults } from '../browser/accessibility.ts'

const firms = path.resolve('tests/builds/firms')

/** The owner's folder; the project's next version may replace anything else. */
const owned = /^content(?:-before-[\d-]+)?\//
/** Files that commands generate. */
const made = /^(?:dist|reports|\.cache|\.site|node_modules)(?:\/|$)/
/** What the sample is about, and nobody else's site. */
const ofSample =
  /Spanwright|Pittsburgh|Allegheny|Monongahela|Jordan Wright|bridge|truss|Pennsylvania law|fictional/i

const filesOf = (root: string): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file), file] as const)
      .filter(([name]) => !made.test(name))
      .map(([name, file]) => [name, readFileSync(file, 'latin1')]),
  )

/** Runs one of the project's scripts in a copy. */
function run(root: string, script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.ts', script, ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** The paths of a copy's pages. */
function routesOf(root: string): string[] {
  const { status, output } = run(root, 'tools/routes')
  expect(status, output).toBe(0)
  return output.split('\n').filter(Boolean)
}

/** The further languages of a copy's site. */
const furtherIn = (copy: string): readonly string[] =>
  (parse(readFileSync(path.join(copy, 'content/site.yaml'), 'utf8')) as { languages?: readonly string[] })
    .languages ?? []

/** The paths of a copy's pages in its further languages. */
const furtherRoutes = (copy: string): string[] =>
  furtherIn(copy).flatMap((tag) =>
    routesOf(languageRoot(copy, tag)).map((route) => `/${languageFolder(tag)}${route}`),
  )

/** Tests of built pages; the others of their folder are about the project's own files. */
const ofPages = ['content', 'later-code', 'markdown', 'pages', 'rhythm', 'seo', 'voice-control']

/** Runs them on the last build of a copy. */
function testPages(root: string) {
  cpSync('tests', path.join(root, 'tests'), { recursive: true })
  const files = ofPages.map((name) => `tests/site/${name}.test.ts`)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=site', ...files],
    { cwd: root, encoding: 'utf8' },
  )
  return { status, output: stdout + stderr }
}

/** The links of a page's head to its languages. */
const alternatesOf = (html: string): readonly string[] =>
  html.match(/<link rel="alternate" hreflang="[^>]*>/gi) ?? []

/** Texts of a page's main part that have enough words to be in a language, without what its owner must still write. */
function blocksOf(html: string): Set<string> {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  const texts = main.split(/<[^>]*>/).map((text) => text.trim())
  return new Set(texts.filter((text) => !/[[\]]/.test(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 3))
}

/** A copy of the project without a folder of its owner. */
function copied(): string {
  const copy = mkdtempSync(path.resolve('.cache', 'firm-'))
  copyProject(process.cwd(), copy)
  rmSync(path.join(copy, 'content'), { recursive: true, force: true })
  return copy
}

const changesBetween = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
})
afterAll(() => browser?.close())

describe.each(readdirSync(firms))('the firm of %s', (answers) => {
  let copy = ''
  let host: RunningHost | undefined
  beforeAll(() => {
    copy = copied()
  })
  afterAll(() => {
    host?.stop()
    rmSync(copy, { recursive: true, force: true })
  })

  test('is set up from its file of answers, changing only the owner’s folder', () => {
    const before = filesOf(copy)
    const { status, output } = run(copy, 'setup', '--answers', path.join(firms, answers))
    expect(status, output).toBe(0)
    expect(output).toContain('points are open before launch')
    const changed = changesBetween(before, filesOf(copy))
    expect(changed.length).toBeGreaterThan(20)
    expect(changed.filter((name) => !owned.test(name))).toEqual([])
  })

  test('builds, and the content and SEO audits find nothing', () => {
    for (const script of ['build', 'audit-content', 'audit-seo']) {
      const { status, output } = run(copy, script)
      expect(status, `${script}:\n${output}`).toBe(0)
    }
    expect(routesOf(copy).length).toBeGreaterThan(8)
  })

  test('shows nothing of the sample', () => {
    const built = filesOf(path.join(copy, 'dist/client'))
    const texts = [...built].filter(([name]) => /\.(?:html|md|xml|json|txt|svg)$/.test(name))
    expect(texts.length).toBeGreaterThan(20)
    expect(
      texts.flatMap(([name, text]) => ofSample.exec(text)?.map((found) => `${name}: ${found}`) ?? []),
    ).toEqual([])
  })

  test('leaves no gap where a text names what the firm has not', () => {
    const texts = [...filesOf(path.join(copy, 'dist/client'))].filter(([name]) => name.endsWith('.md'))
    expect(texts.length).toBeGreaterThan(8)
    const gap = /.*(?:\s[.,](?=\s)|,\s*,|\(\s*\)).*/
    expect(texts.flatMap(([name, text]) => gap.exec(text)?.map((line) => `${name}: ${line}`) ?? [])).toEqual(
      [],
    )
  })

  test('has each further language whole: linked with the main one, faultless, and in its own words', () => {
    for (const tag of furtherIn(copy)) {
      const built = path.join(copy, 'dist/client')
      for (const script of ['audit-content', 'audit-seo']) {
        const { status, output } = run(languageRoot(copy, tag), script)
        expect(status, `${script} in ${tag}:\n${output}`).toBe(0)
      }
      const { status, output } = testPages(languageRoot(copy, tag))
      expect(status, `${tag}:\n${output}`).toBe(0)
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

  test('has nothing that axe finds on any page, in any language and either theme', async () => {
    const { basePath, ...served } = await serveCopy(copy)
    host = served
    const paths = [...routesOf(copy), ...furtherRoutes(copy)]
    for (const colorScheme of ['dark', 'light'] as const) {
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const route of paths) {
        await page.goto(host.url + basePath + route)
        await hydrated(page)
        expect(await accessibilityFaults(page), `${route} ${colorScheme}`).toEqual([])
      }
      await context.close()
    }
  })
})

describe('a folder that is there', () => {
  test('stays as it is, or beside the new one', () => {
    const copy = copied()
    try {
      const [bakery, plumber] = ['bakery.yaml', 'plumber.yaml'].map((name) => path.join(firms, name)) as [
        string,
        string,
      ]
      expect(run(copy, 'setup', '--answers', bakery).status).toBe(0)
      writeFileSync(path.join(copy, 'content/mine.txt'), 'mine')
      const before = filesOf(copy)
      const again = run(copy, 'setup', '--answers', plumber)
      expect([again.status, again.output]).toEqual([1, expect.stringContaining('--replace')])
      expect(changesBetween(before, filesOf(copy))).toEqual([])
      const replaced = run(copy, 'setup', '--replace', '--answers', plumber)
      expect(replaced.status, replaced.output).toBe(0)
      const [, aside = ''] = /is now in (content-before-[\w-]+)/.exec(replaced.output) ?? []
      expect(readFileSync(path.join(copy, aside, 'mine.txt'), 'utf8')).toBe('mine')
      expect(readFileSync(path.join(copy, 'content/site.yaml'), 'utf8')).toContain('Desert Pipes')
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  })
})

test('a firm that does without the further language of its starter has nothing of it', () => {
  const copy = copied()
  try {
    const answers = path.join(copy, 'firm.yaml')
    writeFileSync(answers, `${readFileSync(path.join(firms, 'plumber.yaml'), 'utf8')}languages: []\n`)
    const { status, output } = run(copy, 'setup', '--answers', answers)
    expect(status, output).toBe(0)
    expect(readdirSync(path.join(copy, 'content'))).not.toContain('es')
    const built = run(copy, 'build', '--without-social-images')
    expect(built.status, built.output).toBe(0)
    expect(readdirSync(path.join(copy, 'dist/client'))).not.toContain('es')
    const page = readFileSync(path.join(copy, 'dist/client/index.html'), 'utf8')
    expect(alternatesOf(page)).toEqual([])
    expect(page).not.toContain('language-switch')
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

test('invalid answers are reported all at once, with file, line and field, and nothing is written', () => {
  const copy = copied()
  try {
    const before = filesOf(copy)
    const faulty = path.resolve('tests/builds/faulty-answers.yaml')
    const { status, output } = run(copy, 'setup', '--answers', faulty)
    expect(status).toBe(1)
    for (const message of [
      /faulty-answers\.yaml:3 taglin: unknown field; the closest is tagline/,
      /faulty-answers\.yaml:5 url: .*ends with a slash/,
      /faulty-answers\.yaml:10 accent: .*7:1; the nearest color that does is #[0-9a-f]{6}/,
      /faulty-answers\.yaml:17 languages\.0: the starter has no texts in es; expected no further language/,
      /faulty-answers\.yaml:\d+ latitude: locations shows a map; expected where the city is/,
    ])
      expect(output).toMatch(message)
    expect(filesOf(copy)).toEqual(before)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
