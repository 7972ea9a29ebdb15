import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesOf } from '../../scripts/budget/weigh.ts'
import { builtPages, site } from './built-pages.ts'

/** What a browser fetches once, after a cookie choice, in bytes after brotli. */
const limit = 50_000

const chunks = readdirSync(path.join(site, 'assets'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readFileSync(path.join(site, 'assets', file), 'utf8') }))
/** supabase-js names itself in a header of every request. */
const ofClient = chunks.filter(({ code }) => /x-client-info/i.test(code))

test('supabase-js is built into one file, which no page loads before it is needed', () => {
  expect(ofClient).toHaveLength(1)
  const [{ file, code }] = ofClient as [(typeof chunks)[number]]
  const bytes = brotliCompressSync(code).length
  console.log(`supabase-js: ${bytes} bytes br`)
  expect(bytes).toBeLessThanOrEqual(limit)
  for (const page of builtPages) {
    const { entry, modules } = filesOf(page.html)
    expect(page.html, page.path).not.toContain(file)
    expect(
      [entry, ...modules].map((name) => path.basename(name)),
      page.path,
    ).not.toContain(path.basename(file))
  }
})
