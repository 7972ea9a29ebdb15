/** What the plugins make of a bundle's files. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Plugin } from 'vite'
import { filterOf, runHook as run } from '../../tests/run-hook.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { compileHint, compileHints } from './compile-hints.ts'
import { importAgain } from './import-again.ts'
import { leaveOutLanguages } from './leave-out-languages.ts'
import { shrinkEntry } from './shrink-entry.ts'
import { stylesInBrowser } from './styles-in-browser.ts'

const appliesTo = (plugin: Plugin) =>
  ['client', 'ssr'].filter((name) =>
    run(
      plugin,
      'applyToEnvironment',
      {},
      { name, config: { consumer: name === 'ssr' ? 'server' : 'client' } },
    ),
  )
const chunk = (fileName: string, code: string, more = {}) => ({ type: 'chunk', fileName, code, ...more })
const asset = { type: 'asset', fileName: 'a.css', code: 'import("./b.js")' }

test('every file of the browser’s code begins with the hint', () => {
  const bundle = { a: chunk('a.js', 'let a'), asset: { ...asset } }
  run(compileHints(), 'generateBundle', {}, {}, bundle)
  expect([bundle.a.code, bundle.asset.code]).toEqual([`${compileHint}let a`, asset.code])
  expect(appliesTo(compileHints())).toEqual(['client'])
})

test('imports of the browser’s code go through the helper, from the site’s base', () => {
  const plugin = importAgain()
  const fail = (problem: string) => {
    throw new Error(problem)
  }
  expect(run(plugin, 'transform', {}, 'export const __vitePreload = 1')).toMatchObject({
    code: expect.stringContaining('export { importWithFiles as __vitePreload }') as string,
  })
  expect(() => run(plugin, 'transform', { error: fail }, 'export const other = 1')).toThrow(
    'loads files differently',
  )
  const bundle = {
    a: chunk(
      'assets/chunks/a.js',
      'import("../b.js");import(`./c.js`);import("./c.js`);import("react");ximport("./d.js")',
    ),
    asset: { ...asset },
  }
  run(plugin, 'generateBundle', { environment: { config: { base: '/firm/' } } }, {}, bundle)
  expect(bundle.a.code).toBe(
    'importAgain("/firm/assets/b.js");importAgain("/firm/assets/chunks/c.js");import("./c.js`);import("react");ximport("./d.js")',
  )
  expect(bundle.asset.code).toBe(asset.code)
  expect(appliesTo(plugin)).toEqual(['client'])
})

test('a site in one language has no code about others', () => {
  const plugin = leaveOutLanguages(false)
  expect(run(plugin, 'transform', {}, '<p>{SITE_HAS_LANGUAGES && <Other/>}{a}</p>')).toMatchObject({
    code: '<p>{a}</p>',
  })
  expect([true, false].map((hasLanguages) => run(leaveOutLanguages(hasLanguages), 'apply', {}))).toEqual([
    false,
    true,
  ])
  expect(['a.tsx', 'a.tsx?x', 'a.ts'].filter((id) => filterOf(plugin, 'transform').test(id))).toEqual([
    'a.tsx',
  ])
})

test('the server’s code has no stylesheets', () => {
  const plugin = stylesInBrowser()
  const id = run(plugin, 'resolveId', {})
  expect(filterOf(plugin, 'load').test(String(id))).toBe(true)
  expect(run(plugin, 'load', {})).toBe('export {}')
  expect(['a.scss', 'a.scss.ts'].filter((name) => filterOf(plugin, 'resolveId').test(name))).toEqual([
    'a.scss',
  ])
  expect(appliesTo(plugin)).toEqual(['ssr'])
})

test('the entry that every page loads is minified again, and has the hint', async () => {
  const dir = temporaryFolder('entry', onTestFinished)
  const plugin = shrinkEntry()
  const entry = { isEntry: true, name: 'entries/entry-client-routing' }
  const code = 'const first = 1, second = first + 1; export { second }'
  const bundle = {
    asset,
    page: chunk('page.js', '', { ...entry, name: 'page' }),
    part: chunk('part.js', '', { ...entry, isEntry: false }),
    entry: chunk('entry.js', code, entry),
  }
  const write = (name: string, files: object) =>
    run(plugin, 'writeBundle', { environment: { name } }, { dir }, files)
  write('ssr', {})
  await expect(run(plugin, 'buildApp', {})).rejects.toThrow('expected the client bundle')
  expect(() => write('client', { asset, page: bundle.page })).toThrow("expected Vike's entry")
  write('client', bundle)
  await run(plugin, 'buildApp', {})
  const written = readFileSync(path.join(dir, 'entry.js'), 'utf8')
  expect(written.slice(0, compileHint.length)).toBe(compileHint)
  expect(written.slice(compileHint.length)).toMatch(/^const (\w)=2;export\{\1 as second\};$/)
})
