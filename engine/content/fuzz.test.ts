// Each property has two valid outcomes, with different assertions.
/* oxlint-disable vitest/no-conditional-expect */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as fc from 'fast-check'
import { parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { headerPolicy, serializePolicy } from '../hosting/content-security-policy.ts'
import { readCollection } from './collection.ts'
import { formatFault } from '../faults/fault.ts'
import { openCompiler } from './compiler.ts'
import { kinds as allKinds } from './kinds.ts'

const root = temporaryFolder('content-fuzz')
const compiler = openCompiler(root)

const { services, caseStudies, locations, posts, legal } = allKinds
const kinds = [services, caseStudies, locations, posts, legal]

/** Strings that have broken parsers before, mixed with generated ones. */
const nasty = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</main></div>',
    '<span lang="es">',
    '<span lang=es onclick=alert(1)>a',
    '</span>',
    '[x](javascript:alert(1))',
    '[x]: javascript:alert(1)',
    '![x](data:text/html;base64,PHNjcmlwdD4=)',
    '<https://example.com/"onmouseover="x>',
    '{{site.name}}',
    '{{site.',
    '{{constructor}}',
    '{{__proto__}}',
    '__proto__: { polluted: true }',
    'constructor: { prototype: 1 }',
    '&a [*a, *a]',
    '*undefined',
    '!!js/function "x"',
    '!!binary x',
    '? [a, b]\n: c',
    '---\n---\n---',
    '\u0000',
    '\uD800',
    '\uFEFF',
    '\u202E',
    '\r',
    '\t- a',
    '| - |\n|---',
    '|a|\n|-|\n|b|c|d|',
    '```\nunclosed',
    '```html\n<b>\n```',
    '###### six',
    '# one',
    '[^1]\n\n[^1]: [^1]',
    '- '.repeat(40),
    '> '.repeat(40),
    '*'.repeat(200),
    '['.repeat(200),
    'x'.repeat(5000),
    '1e999',
    '.nan',
    '0x1F',
    '2026-13-45',
    '~',
  ),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.json({ maxDepth: 2 }),
)

const cutAt = (text: string, at: number): number => Math.floor(at * text.length)
const position = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })

type Edit = (text: string, junk: string, at: number, other: number) => string

const changes: readonly Edit[] = [
  (text, junk, at) => text.slice(0, cutAt(text, at)) + junk + text.slice(cutAt(text, at)),
  (text, junk, at) => {
    const lines = text.split('\n')
    return lines.toSpliced(Math.floor(at * lines.length), 0, junk).join('\n')
  },
  (text, junk, at) => {
    const fields = [...text.matchAll(/^(\s*-?\s*[a-zA-Z]+:).*$/gm)]
    const field = fields[Math.floor(at * fields.length)]
    if (!field) return text
    return text.slice(0, field.index) + `${field[1]} ${junk}` + text.slice(field.index + field[0].length)
  },
  (text, _junk, at) => text.slice(0, cutAt(text, at)),
  (text, _junk, at, other) =>
    text.slice(0, cutAt(text, Math.min(at, other))) + text.slice(cutAt(text, Math.max(at, other))),
  (_text, junk) => junk,
  (text, junk) => `${text}\n\n${junk}\n`,
]
const edit = fc.tuple(fc.constantFrom(...changes), nasty, position, position).map(
  ([change, ...how]) =>
    (text: string) =>
      change(text, ...how),
)

/** Problems in rendered HTML. */
function htmlProblems(html: string): string[] {
  const problems: string[] = []
  // HTML parsers replace null characters and lone surrogates.
  const harmless = /null-character|surrogate|control-character|noncharacter/
  parseFragment(html, {
    onParseError: ({ code }) => {
      if (!harmless.test(code)) problems.push(code)
    },
  })
  if (/<(script|style|iframe|object|embed|base|meta|link)\b/i.test(html)) problems.push('an active element')
  if (/<[a-z][^<>]*\son[a-z]+\s*=/i.test(html.replace(/"[^"]*"/g, '""'))) problems.push('an inline handler')
  return problems
}

describe('malformed content', () => {
  const sources = kinds.map(({ folder }) => {
    const directory = path.join('sites/spanwright', folder)
    mkdirSync(path.join(root, 'sites/spanwright', folder), { recursive: true })
    return readdirSync(directory)
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFileSync(path.join(directory, name), 'utf8'))
  })
  const input = fc.record({
    kind: fc.nat(kinds.length - 1),
    file: fc.nat(),
    edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
  })

  test('produces faults or well-formed HTML, but never a crash', () => {
    let [refused, accepted] = [0, 0]
    fc.assert(
      fc.property(input, ({ kind, file, edits }) => {
        const { folder, schema } = kinds[kind]!
        const files = sources[kind] ?? []
        const text = edits.reduce((current, change) => change(current), files[file % files.length] ?? '')
        writeFileSync(path.join(root, 'sites/spanwright', folder, 'page.md'), text)
        const { entries, faults } = readCollection({
          root,
          folder,
          slugs: ['page'],
          drafted: [],
          schema,
          toPath: () => '/page/',
          compiler,
          checkLinks: () => [],
        })
        for (const fault of faults) {
          expect(formatFault(fault)).toMatch(/^sites\/spanwright\/[a-z-]+\/page\.md:[1-9]\d* [^]+: [^]+/)
        }
        if (faults.length > 0) refused += 1
        else {
          accepted += 1
          expect(entries).toHaveLength(1)
          for (const { body } of entries) expect(htmlProblems(body.html.html)).toEqual([])
        }
      }),
      { numRuns: 2000, seed: 20_261_121, endOnFailure: true },
    )
    // Both outcomes must occur; otherwise the property would prove little.
    expect(Math.min(refused, accepted)).toBeGreaterThan(100)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('malformed configuration', () => {
  test('no configured value can add a directive to the policy', () => {
    fc.assert(
      fc.property(
        fc.oneof(nasty, fc.webUrl()),
        fc.string(),
        fc.boolean(),
        (url, containerId, hasTurnstile) => {
          const known = Object.keys(headerPolicy([], { backendUrl: '', containerId, hasTurnstile }))
          const parties = { backendUrl: `https://${url}; script-src *`, containerId, hasTurnstile }
          let policy: string
          try {
            policy = serializePolicy(headerPolicy(['a()'], parties))
          } catch (error) {
            expect(String(error)).toMatch(/backend/)
            return
          }
          expect(policy).not.toMatch(/[\r\n*](?!\.google|\.analytics)/)
          expect(policy.split('; ').map((directive) => directive.split(' ')[0])).toEqual(known)
        },
      ),
      { numRuns: 500, seed: 7 },
    )
  })
})
