import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesOf } from '../../scripts/checks/bytes/weigh.ts'
import { builtPages, site } from './built-pages.ts'

const assets = path.join(site, 'assets')
const scripts = readdirSync(assets, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ name: path.basename(file), code: readFileSync(path.join(assets, file), 'utf8') }))

// What is fetched when it is needed: by what it is known, and what it may weigh in bytes after brotli.
test.each([
  ['supabase-js, after a cookie choice', /x-client-info/i, 50_000],
  ['what a form does once it is used', /error-summary/, 8000],
  ['the worker of the proof', /PBKDF2/, 3000],
  ['the tag manager, after consent where it is configured', /gtm\.start/, 1000],
  ['web-vitals, after consent to analytics', /metric_rating/, 4000],
  ["Turnstile's wrapper", /cf-turnstile/, 3500],
])('%s is one file, and in no page’s first load', (what, mark, limit) => {
  const [script, ...more] = scripts.filter(({ code }) => mark.test(code))
  expect(more.map(({ name }) => name)).toEqual([])
  const { name, code } = script!
  const bytes = brotliCompressSync(code).length
  console.log(`${what}: ${bytes} bytes br`)
  expect(bytes).toBeLessThanOrEqual(limit)
  const eager = builtPages.filter(({ html }) => {
    const { entry, modules } = filesOf(html)
    return html.includes(name) || [entry, ...modules].some((file) => path.basename(file) === name)
  })
  expect(eager.map((page) => page.path)).toEqual([])
})
