import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Behavior that only a browser has: the spec of tests/browser that tests it, and why no unit test can. */
const testedInTheBrowser: Readonly<Record<string, { spec: string; because: string }>> = {
  'scroll-progress': {
    spec: 'appearance.spec.ts',
    because: 'its one effect draws how far a real page has been scrolled',
  },
}

/** A hook that is called, or a handler that is set. */
const behavior = /\buse[A-Z]\w*\(|\bon[A-Z]\w+=|\baddEventListener\(/

const filesOf = (folder: string) =>
  readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const isTested = (folder: string) => filesOf(folder).some((file) => /\.test\.tsx?$/.test(file))
const behaves = (folder: string) =>
  filesOf(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .some((file) => behavior.test(readFileSync(path.join(import.meta.dirname, folder, file), 'utf8')))

test('every component that behaves has a test', () => {
  const behaving = folders.filter(behaves)
  expect(behaving.length).toBeGreaterThan(10)
  expect(behaving.filter((folder) => !isTested(folder) && !(folder in testedInTheBrowser))).toEqual([])
})

test('the list of what only a browser can test is up to date', () => {
  for (const [folder, { spec }] of Object.entries(testedInTheBrowser)) {
    expect(folders.filter(behaves)).toContain(folder)
    expect(isTested(folder), `${folder} has a unit test`).toBe(false)
    expect(existsSync(path.join(import.meta.dirname, '../tests/browser', spec)), spec).toBe(true)
  }
})
