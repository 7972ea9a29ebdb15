import path from 'node:path'
import { expect, test } from 'vitest'
import { compilingFolders } from '../../engine/content/compiler.ts'
import { importsOf, projectFiles } from './modules.ts'

/** Tests may import what they test from anywhere. */
const isTest = /\.(test|spec)\.tsx?$/
const modules = projectFiles('**/*.{ts,tsx}').filter((file) => !isTest.test(file))

/** The project's file that an import names, if it names one. */
function fileOf(importer: string, name: string): string[] {
  if (name.startsWith('#')) return [name.slice(1)]
  return name.startsWith('.') ? [path.join(path.dirname(importer), name)] : []
}

type Edge = readonly [from: string, to: string]

/**
 * Finds cycles of folders that import each other, directly or through others.
 * @param depth How many levels of folders to tell apart: at 1, `engine` is one folder with everything in it.
 * @returns Each cycle as the imports that form it.
 */
function cyclesIn(edges: readonly Edge[], depth = Infinity): string[] {
  const folderOf = (file: string) => path.dirname(file).split('/').slice(0, depth).join('/')
  const between = edges
    .map(([from, to]) => ({ from: folderOf(from), to: folderOf(to), evidence: `${from} imports ${to}` }))
    .filter(({ from, to }) => from !== to)
  const next = Map.groupBy(between, ({ from }) => from)
  const reached = new Map([...next.keys()].map((folder) => [folder, reachableFrom(folder, next)]))
  return between.filter(({ from, to }) => reached.get(to)?.has(from)).map(({ evidence }) => evidence)
}

/** The folders that a folder imports, directly or through others. */
function reachableFrom(folder: string, next: ReadonlyMap<string, readonly { to: string }[]>): Set<string> {
  const reached = new Set<string>()
  const queue = [folder]
  for (const at of queue) {
    for (const { to } of next.get(at) ?? []) {
      if (!reached.has(to)) queue.push(to)
      reached.add(to)
    }
  }
  return reached
}

const edges = modules.flatMap((file) =>
  importsOf(file)
    .flatMap((name) => fileOf(file, name))
    .map((imported): Edge => [file, imported]),
)

// The top folders have an order, which is tested below.
test.each([2, 3, Infinity])('no folders import each other in a cycle, %s levels deep', (depth) => {
  expect(edges.length).toBeGreaterThan(modules.length)
  expect(cyclesIn(edges, depth)).toEqual([])
})

/** The top folder of a file; each workspace in `packages` counts as one. */
const topFolder = (file: string): string => {
  const [top = '', next = ''] = file.split('/')
  if (!file.includes('/')) return '.'
  return top === 'packages' ? `${top}/${next}` : top
}

/** The top folders in order: each may import only from those after it. */
const topFolders = [
  '.',
  'scripts',
  'tests',
  'styleguide',
  'packages/mutants',
  'packages/bench',
  // Takes the pictures of the showroom with the browser of the audits.
  'packages/plates',
  'packages/audits',
  'pages',
  'engine',
  'packages/local-backend',
  'content',
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
      topFolder(from) !== topFolder(to) &&
      topFolders.indexOf(topFolder(from)) >= topFolders.indexOf(topFolder(to)),
  )
  expect(backward.map(([from, to]) => `${from} imports ${to}`)).toEqual([])
})

test('code for pages names other folders from the root, all other code from where it is', () => {
  const isForPages = /^(?:components|pages|renderer)\//
  const isOther = /^(?:contract|engine|model|packages|scripts|supabase)\//
  const imports = modules.flatMap((file) => importsOf(file).map((name) => ({ file, name })))
  const strays = imports.filter(
    ({ file, name }) =>
      (isForPages.test(file) && name.startsWith('../')) || (isOther.test(file) && name.startsWith('#')),
  )
  expect(strays).toEqual([])
})

test('texts are compiled again after a change to any module that compiles them', () => {
  const pages = modules.filter((file) => /^pages\/.*\/page\.ts$/.test(file))
  const next = Map.groupBy(
    edges.map(([from, to]) => ({ from, to })),
    ({ from }) => from,
  )
  const reached = ['engine/content/compile.ts', ...pages].flatMap((file) => [...reachableFrom(file, next)])
  const compiling = compilingFolders.map((folder) => `${folder}/`)
  expect(reached.filter((file) => !compiling.some((folder) => file.startsWith(folder)))).toEqual([])
})

test('finds a cycle of any length, and names its imports', () => {
  const cycle: Edge[] = [
    ['a/deep/one.ts', 'b/two.ts'],
    ['b/three.ts', 'c/four.ts'],
    ['c/four.ts', 'a/deep/five.ts'],
  ]
  const found = cycle.map(([from, to]) => `${from} imports ${to}`)
  expect(cyclesIn([...cycle, ['a/deep/one.ts', 'd/six.ts']])).toEqual(found)
  expect(cyclesIn([...cycle.slice(0, 2), ['c/four.ts', 'a/five.ts']])).toEqual([])
  expect(cyclesIn([...cycle.slice(0, 2), ['c/four.ts', 'a/five.ts']], 1)).toEqual([
    ...found.slice(0, 2),
    'c/four.ts imports a/five.ts',
  ])
})
