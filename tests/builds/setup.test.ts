import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startHost, type RunningHost } from '../../engine/serve/static/start-host.ts'
import { hydrated } from '../../packages/audits/browser/visitor.ts'
import { copyProject } from '../../engine/process/copy-project.ts'
import { findBrowser } from '../../packages/audits/browser/find-browser.ts'
import { accessibilityFaults } from '../browser/accessibility.ts'

const firms = path.resolve('tests/builds/firms')

/** The owner's files; the project's next version may replace anything else. */
const owned = /^(?:content|public|styles\/tokens)\//
/** Files that commands generate. */
const made = /^(?:dist|reports|\.cache|node_modules)(?:\/|$)|^content\/entries\.generated\.ts$/

const filesOf = (root: string): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file), readFileSync(file, 'latin1')] as const)
      .filter(([name]) => !made.test(name)),
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

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
})
afterAll(() => browser?.close())

describe.each(readdirSync(firms))('the firm of %s', (answers) => {
  let copy = ''
  let host: RunningHost | undefined
  let before: Map<string, string>
  beforeAll(() => {
    copy = mkdtempSync(path.resolve('.cache', 'firm-'))
    copyProject(process.cwd(), copy)
    before = filesOf(copy)
  })
  afterAll(() => {
    host?.stop()
    rmSync(copy, { recursive: true, force: true })
  })

  test('is set up from its file of answers, changing only the owner’s files', () => {
    const { status, output } = run(copy, 'setup', '--force', '--answers', path.join(firms, answers))
    expect(status, output).toBe(0)
    expect(output).toContain('points are open before launch')
    const after = filesOf(copy)
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => before.get(name) !== after.get(name),
    )
    expect(changed.length).toBeGreaterThan(3)
    expect(changed.filter((name) => !owned.test(name))).toEqual([])
  })

  test('builds, and the content and SEO audits find nothing', () => {
    for (const script of ['build', 'audit-content', 'audit-seo']) {
      const { status, output } = run(copy, script)
      expect(status, `${script}:\n${output}`).toBe(0)
    }
    expect(routesOf(copy).length).toBeGreaterThan(8)
  })

  test('has no trace of the sample’s name, and axe finds nothing on any page in either theme', async () => {
    const order = { site: path.join(copy, 'dist/client') }
    const { startHost: start } = (await import(path.join(copy, 'engine/serve/static/start-host.ts'))) as {
      startHost: typeof startHost
    }
    host = await start(order)
    const { basePath } = (await import(path.join(copy, 'model/base-path.ts'))) as { basePath: string }
    const routes = routesOf(copy)
    for (const colorScheme of ['dark', 'light'] as const) {
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      // One page of each kind.
      const shown = [...Map.groupBy(routes, (route) => route.split('/').slice(0, -2).join('/')).values()]
      for (const route of shown.flatMap((list) => list.slice(0, 12))) {
        await page.goto(host.url + basePath + route)
        await hydrated(page)
        expect(await page.content(), route).not.toMatch(/Spanwright/i)
        expect(await accessibilityFaults(page), `${route} ${colorScheme}`).toEqual([])
      }
      await context.close()
    }
  })
})

test('invalid answers are reported all at once, with file, line and field, and nothing is written', () => {
  const copy = mkdtempSync(path.resolve('.cache', 'firm-'))
  try {
    copyProject(process.cwd(), copy)
    const before = filesOf(copy)
    const { status, output } = run(
      copy,
      'setup',
      '--force',
      '--answers',
      path.resolve('tests/builds/faulty-answers.yaml'),
    )
    expect(status).toBe(1)
    for (const message of [
      /faulty-answers\.yaml:3 taglin: this is no question; did you mean tagline\?/,
      /faulty-answers\.yaml:5 url: .*ends with a slash/,
      /faulty-answers\.yaml:10 accent: .*7:1; the nearest color that does is #[0-9a-f]{6}/,
      /faulty-answers\.yaml:\d+ sections: research lives from the texts of the sample/,
    ])
      expect(output).toMatch(message)
    expect(filesOf(copy)).toEqual(before)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
