import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { withBase } from '../../model/base-path.ts'
import { redirects } from '../../model/redirects.ts'
import {
  hashSource,
  headerPolicy,
  pagePolicy,
  serializePolicy,
} from '../../engine/hosting/content-security-policy.ts'
import { editorPath, isEditorPublished } from '../../engine/hosting/editor-headers.ts'
import { immutable, siteLinks } from '../../engine/hosting/rules.ts'
import { readConfiguration } from '../../engine/hosting/write-host-files.ts'
import { placedFolders } from '../../engine/languages/placed.ts'
import { readHeaders, readRedirects } from '../../packages/audits/hosts/netlify.ts'
import { policyFindings } from '../../packages/audits/hosts/policy-findings.ts'
import { attribute, textOf, type Element } from '../../packages/audits/html/html-page.ts'
import { everyPage, notFoundPage } from './built-pages.ts'

const client = path.resolve('dist/client')
const { headers: expected, parts } = readConfiguration(client)
/** The base paths of the further languages. */
const languages = placedFolders.map((folder) => withBase(`/${folder}/`))
const isOfMainLanguage = (address: string) => !languages.some((start) => address.startsWith(start))
const metaPolicy = (html: string) =>
  /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
    html,
  )?.[1] ?? ''

/** The scripts that the browser executes, without data blocks. */
const executable = (scripts: readonly Element[]) =>
  scripts.filter((script) => !/json/.test(attribute(script, 'type') ?? ''))

describe('the policy', () => {
  test.each(everyPage)('$path allows its own inline scripts and styles, and no others', ({ html, all }) => {
    const policy = metaPolicy(html)
    const scripts = executable(all('script'))
    const hashes = [...scripts, ...all('style')].map((element) => hashSource(textOf(element)))
    expect(scripts).toHaveLength(1)
    expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(hashes))
    for (const script of scripts)
      expect(expected['Content-Security-Policy']).toContain(hashSource(textOf(script)))
  })

  const everyThirdParty = {
    backendUrl: 'https://abc.supabase.co',
    containerId: 'GTM-TEST123',
    hasTurnstile: true,
  }
  const [{ html, all } = notFoundPage] = everyPage
  const inline = {
    scriptHashes: executable(all('script')).map((element) => hashSource(textOf(element))),
    styleHashes: all('style').map((element) => hashSource(textOf(element))),
  }
  const policies = [
    ['of the header', expected['Content-Security-Policy'] ?? ''],
    ['of a page', metaPolicy(html)],
    [
      'of a header with every third party',
      serializePolicy(headerPolicy(inline.scriptHashes, everyThirdParty)),
    ],
    ['of a page with every third party', serializePolicy(pagePolicy(inline, everyThirdParty))],
  ] as const

  test.each(policies)("Google's evaluator finds no weakness in the policy %s", (_name, policy) => {
    expect(policyFindings(policy)).toEqual([])
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*(?=[ ;])/)
  })
})

describe('the files', () => {
  test('_headers has no more rules than Cloudflare Pages reads', () => {
    const lines = readFileSync(path.join(client, '_headers'), 'utf8').split('\n')
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  })

  test("Netlify's parser understands _headers as intended", async () => {
    const { headers, errors } = await readHeaders(path.join(client, '_headers'))
    expect(errors).toEqual([])
    const editor = isEditorPublished() ? [withBase(editorPath)] : []
    expect(parts.map(({ path: start }) => start)).toEqual([...editor, ...languages])
    expect(headers).toEqual([
      { for: withBase('/*'), values: expected },
      { for: withBase('/'), values: { Link: siteLinks } },
      { for: withBase('/*/'), values: { Link: siteLinks } },
      ...parts.map(({ path: start, headers: own }) => ({ for: `${start}*`, values: own })),
      ...[withBase('/'), ...languages].map((start) => ({
        for: `${start}assets/*`,
        values: { 'Cache-Control': immutable },
      })),
    ])
  })

  test("Netlify's parser reads _redirects as model/redirects.ts states them", async () => {
    const { redirects: known, errors } = await readRedirects(path.join(client, '_redirects'))
    expect(errors).toEqual([])
    for (const [from, to] of Object.entries(redirects)) {
      for (const form of [from, from.slice(0, -1)]) {
        expect(known).toContainEqual(
          expect.objectContaining({ from: withBase(form), to: withBase(to), status: 301 }),
        )
      }
    }
    expect(known.filter(({ from }) => isOfMainLanguage(from))).toHaveLength(Object.keys(redirects).length * 2)
    for (const start of languages)
      expect(known).toContainEqual(
        expect.objectContaining({ from: `${start}*`, to: `${start}404.html`, status: 404 }),
      )
  })

  test('all others are there, too', () => {
    expect(existsSync(path.join(client, '.nojekyll'))).toBe(true)
    expect(readdirSync('dist/hosting').toSorted()).toEqual(['Caddyfile', 'configuration.json', 'nginx.conf'])
  })
})
