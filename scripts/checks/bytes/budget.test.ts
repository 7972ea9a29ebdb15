import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { budgets, excessOf } from './budgets.ts'
import { createScales, filesOf } from './weigh.ts'

const site = mkdtempSync(path.join(tmpdir(), 'budget-'))
afterAll(() => rmSync(site, { recursive: true, force: true }))

const html = `<link rel="preload" href="/a.woff2" as="font"><style>@font-face{src:url("/a.woff2")}@font-face{src:url(/b.woff2)}</style>
<script data-app='["/e.js",["/m.js"],"/s.css"]'>x</script>`

test('weighs HTML, scripts, stylesheet and fonts of a page', () => {
  mkdirSync(path.join(site, 'about'))
  const files = {
    'about/index.html': html,
    'e.js': 'e',
    'm.js': 'm',
    's.css': 's',
    'a.woff2': 'aaaa',
    'b.woff2': 'bb',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(site, name), text)
  const weight = createScales(site)('/about/')
  expect(weight.preloadedFont).toBe(4)
  expect(weight.script).toBeGreaterThan(0)
  expect(weight.total).toBe(weight.html + weight.script + weight.stylesheet + 6)
})

test('names what is too heavy, with its limit', () => {
  const weight = { html: budgets.html + 1, script: 1, stylesheet: 1, preloadedFont: 1, total: 1 }
  expect(excessOf('/', weight)).toEqual([
    { path: '/', kind: 'html', bytes: budgets.html + 1, limit: budgets.html },
  ])
})

test('a page without a boot script is refused', () => {
  expect(() => filesOf('<p>')).toThrow('no boot script')
})
