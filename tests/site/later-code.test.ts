import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesOf } from '../../packages/audits/bytes/weigh.ts'
import { builtFolder } from '../../packages/audits/site/built-site.ts'
import { builtPages } from './built-pages.ts'

const scripts = globSync(path.join(builtFolder, 'assets/**/*.js')).map((file) => ({
  name: path.basename(file),
  code: readFileSync(file, 'utf8'),
}))

// Code that loads on demand, a text that identifies it, and its limit in bytes after Brotli compression.
test.each([
  ['supabase-js, after a cookie choice', /x-client-info/i, 50_000],
  ['the code of a form, on its first use', /error-summary/, 8000],
  ['the proof-of-work worker', /PBKDF2/, 3000],
  ['the tag manager, after consent', /gtm\.start/, 1000],
  ['web-vitals, after consent to analytics', /metric_rating/, 4000],
  ["Turnstile's wrapper", /cf-turnstile/, 3500],
  ["the page's blueprint", /x-ray__block/, 3500],
])('%s is one file, and not in any page’s first load', (what, mark, limit) => {
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
