import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toModule } from './react-modules.ts'

const load = (code: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code.replace(/^export \* as default.*$/m, ''))}`)

describe("React's files as ES modules", () => {
  test('export what the CommonJS file exports', async () => {
    const code = 'var late = 2;\nexports.one = 1;\nif (late) { exports.sum = () => exports.one + late; }'
    const { one, sum } = await load(toModule(code, '/sum.js'))
    expect(one).toBe(1)
    expect((sum as () => number)()).toBe(3)
  })

  test('import what it requires', () => {
    const module = toModule('var A = require("a"),\n  B = require("b");\nexports.c = A.a + B.b;', '/c.js')
    expect(module).toContain("import * as A from 'a';\nimport * as B from 'b';")
    expect(module).not.toContain('require(')
    expect(module).toContain('export * as default from "/c.js"')
  })

  test('have the members of the published file', async () => {
    const file = 'node_modules/react/cjs/react.production.js'
    const { default: published } = (await import('react')) as { default: object }
    const module = await load(toModule(readFileSync(file, 'utf8'), file))
    for (const name of ['useState', 'Suspense', 'version', 'createElement']) {
      expect(published).toHaveProperty(name)
      expect(module).toHaveProperty(name)
    }
  })

  test.each(['module.exports = 1', 'const { a } = require("a"); exports.b = a', 'var nothing'])(
    'are rejected if written otherwise: %s',
    (code) => {
      expect(() => toModule(code, '/other.js')).toThrow('/other.js is no longer written')
    },
  )
})
