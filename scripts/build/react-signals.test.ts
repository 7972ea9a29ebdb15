import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutStacks } from './react-signals.ts'

const folder = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const react = readFileSync(path.join(folder, 'cjs/react-dom-client.production.js'), 'utf8')

test('finds the five signals of the React that is installed', () => {
  const code = withoutStacks(react)
  expect(code.match(/Exception = \{ __proto__: Error\.prototype/g)).toHaveLength(5)
  expect(code).not.toMatch(/Exception = Error\(/)
})

test('leaves errors alone that are thrown as such', () => {
  const code = 'var error = Error(formatProdErrorMessage(418))'
  expect(withoutStacks(code)).toBe(code)
})
