import { parseSync, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { runHook } from '#tests/run-hook.ts'
import { types } from './serialized-client.ts'
import { vikeSettings } from './vike-settings.ts'
import { vikeUnused } from './vike-unused.ts'

const context = { parse: (text: string) => parseSync('vike.js', text).program }
const transform = (plugin: Plugin, code: string, id: string) =>
  (runHook(plugin, 'transform', context, code, id) as { code: string } | null)?.code

test('a function of Vike gets its shorter body, and the rest of its file stays', () => {
  const file = '/node_modules/vike/dist/utils/catchInfiniteLoop.js'
  const code =
    'export { catchInfiniteLoop };\nfunction catchInfiniteLoop(name) { console.warn(name) }\nlet rest = 1'
  expect(transform(vikeUnused(), code, file)).toBe(
    'export { catchInfiniteLoop };\nfunction catchInfiniteLoop(name) {}\nlet rest = 1',
  )
  expect(() => transform(vikeUnused(), 'let rest = 1', file)).toThrow('catchInfiniteLoop of vike')
  expect(transform(vikeUnused(), code, '/node_modules/vike/dist/utils/other.js')).toBeUndefined()
})

const setting = (name: string, value: string) => `  ["${name}"]: {
    type: "computed",
    definedAtData: {"filePathToShowToUser":"/pages/+config.ts","fileExportPathToShowToUser":[]},
    valueSerialized: {
      value: ${value},
    },
  },
`
const pages = (...settings: string[]) => `export const configValuesSerialized = {\n${settings.join('')}};\n`

test('a page keeps the settings that the browser reads, without the places of their definitions', () => {
  const code = pages(setting('dataEnv', '{"server":true}'), setting('Page', 'import1'))
  const shorter = transform(vikeSettings(), code, 'page')
  expect(shorter).toContain('["Page"]')
  expect(shorter).toContain('definedAtData: {},')
  expect(shorter).not.toMatch(/dataEnv|filePathToShowToUser/)
})

test.each([
  ['onData', setting('onData', 'import1')],
  ['a data, guard or onBeforeRender hook', setting('guardEnv', '{"client":true}')],
  ['keepScrollPosition', setting('keepScrollPosition', 'true')],
])('the build fails if %s would not run', (name, added) => {
  const code = pages(setting('dataEnv', '{"server":true}'), added)
  expect(() => transform(vikeSettings(), code, '/pages/about')).toThrow(`/pages/about: ${name}`)
})

test("a page's data is read as Vike's serializer writes it", () => {
  const read = (text: string) => types.find(({ match }) => match(text))?.deserialize(text)
  expect([read('!undefined'), read('!!Stop'), types.some(({ match }) => match('text'))]).toEqual([
    undefined,
    '!Stop',
    false,
  ])
})
