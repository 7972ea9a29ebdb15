import path from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, projectFiles } from './modules.ts'

/** Tests may import what they test from anywhere. */
const isTest = /\.(test|spec)\.tsx?$/
const modules = projectFiles('**/*.{ts,tsx}').filter((file) => !isTest.test(file))

/** The file of this project that an import names, if it names one. */
function fileOf(importer: string, name: string): string[] {
  if (name.startsWith('#')) return [name.slice(1)]
  return name.startsWith('.') ? [path.join(path.dirname(importer), name)] : []
}

type Edge = readonly [from: string, to: string]

/**
 * The circles of folders: those that reach each other, however many others lie between, each as the imports
 * that make it.
 * @param depth How many folders deep to look: at 1, `engine` is one folder with all that it holds.
 */
function circlesIn(edges: readonly Edge[], depth = Infinity): string[][] {
  const folderOf = (file: string) => path.dirname(file).split('/').slice(0, depth).join('/')
  const between = edges
    .map(([from, to]) => ({ from: folderOf(from), to: folderOf(to), evidence: `${from} imports ${to}` }))
    .filter(({ from, to }) => from !== to)
  const next = Map.groupBy(between, ({ from }) => from)
  const reached = new Map([...next.keys()].map((folder) => [folder, reachableFrom(folder, next)]))
  const inCircle = between.filter(({ from, to }) => reached.get(to)?.has(from))
  const key = ({ from }: (typeof between)[number]) =>
    [...(reached.get(from) ?? [])]
      .filter((other) => reached.get(other)?.has(from))
      .toSorted()
      .join(' ')
  return [...Map.groupBy(inCircle, key).values()].map((circle) => circle.map(({ evidence }) => evidence))
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

// The rooms at the top are in an order of their own, below.
test.each([2, 3, Infinity])('no folders import each other in a circle, %s deep', (depth) => {
  expect(edges.length).toBeGreaterThan(modules.length)
  expect(circlesIn(edges, depth)).toEqual([])
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
      topFolder(from) !== topFolder(to) && rooms.indexOf(topFolder(from)) >= rooms.indexOf(topFolder(to)),
  )
  expect(backward.map(([from, to]) => `${from} imports ${to}`)).toEqual([])
})

test('finds a circle of any length, and names its imports', () => {
  const circle: Edge[] = [
    ['a/deep/one.ts', 'b/two.ts'],
    ['b/three.ts', 'c/four.ts'],
    ['c/four.ts', 'a/deep/five.ts'],
  ]
  const found = circle.map(([from, to]) => `${from} imports ${to}`)
  expect(circlesIn([...circle, ['a/deep/one.ts', 'd/six.ts']])).toEqual([found])
  expect(circlesIn([...circle.slice(0, 2), ['c/four.ts', 'a/five.ts']])).toEqual([])
  expect(circlesIn([...circle.slice(0, 2), ['c/four.ts', 'a/five.ts']], 1)).toHaveLength(1)
})
