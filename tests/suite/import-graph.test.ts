import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Tests may import what they test from anywhere. */
const isTest = /\.(test|spec)\.tsx?$/

const modules = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && !isTest.test(file))

/** The files of this project that a module imports in any way, styles and types included. */
function importsOf(file: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ]
  return named.flatMap((name) => {
    if (name.startsWith('#')) return name.slice(1)
    return name.startsWith('.') ? path.join(path.dirname(file), name) : []
  })
}

type Edge = readonly [from: string, to: string]

/** Which folder imports from which, with one import of each pair as evidence. */
function foldersOf(edges: readonly Edge[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const folders = new Map<string, Map<string, string>>()
  for (const [from, to] of edges) {
    const [importer, imported] = [path.dirname(from), path.dirname(to)]
    if (importer === imported) continue
    const known = folders.get(importer) ?? new Map<string, string>()
    known.set(imported, `${from} imports ${to}`)
    folders.set(importer, known)
  }
  return folders
}

/** The pairs of folders that import each other, in words. */
function circlesIn(edges: readonly Edge[]): string[] {
  const folders = foldersOf(edges)
  return [...folders].flatMap(([folder, imported]) =>
    [...imported].flatMap(([other, there]) => {
      const back = folder < other ? folders.get(other)?.get(folder) : undefined
      return back === undefined ? [] : `${there}, and ${back}`
    }),
  )
}

const edges = modules.flatMap((file) =>
  importsOf(file, readFileSync(file, 'utf8')).map((imported): Edge => [file, imported]),
)

test('no folder imports a folder that imports it back', () => {
  expect(edges.length).toBeGreaterThan(modules.length)
  expect(circlesIn(edges)).toEqual([])
})

/** The top folder of a file; each workspace in packages is a room of its own. */
const topFolder = (file: string): string => {
  const [top = '', next = ''] = file.split('/')
  if (!file.includes('/')) return '.'
  return top === 'packages' ? `${top}/${next}` : top
}

/** The folders in order: each may import only those after it. */
const rooms = [
  '.',
  'scripts',
  'tests',
  'styleguide',
  'packages/bench',
  'packages/audits',
  'pages',
  'engine',
  'packages/local-backend',
  'packages/plates',
  'sites',
  'renderer',
  'components',
  'supabase',
  'model',
  '.site',
  'contract',
  'styles',
]

test('imports between the top folders run one way', () => {
  const backward = edges.filter(
    ([from, to]) =>
      topFolder(from) !== topFolder(to) && rooms.indexOf(topFolder(from)) >= rooms.indexOf(topFolder(to)),
  )
  expect(backward.map(([from, to]) => `${from} imports ${to}`)).toEqual([])
})

test('finds a cycle, and names its imports', () => {
  expect(
    circlesIn([
      ['a/one.ts', 'b/two.ts'],
      ['b/three.ts', 'a/four.ts'],
      ['a/one.ts', 'c/five.ts'],
    ]),
  ).toEqual(['a/one.ts imports b/two.ts, and b/three.ts imports a/four.ts'])
})
