import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { runHook } from '../../tests/run-hook.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '#engine/process/write-files.ts'
import { toModule } from './react-modules.ts'
import { reactUnused, withoutUnused } from './react-removal.ts'

const file = 'node_modules/react-dom/cjs/react-dom-client.production.js'
const parse = (code: string) => parseSync('react.js', code).program
const react = toModule(readFileSync(file, 'utf8'), file)
const shorter = withoutUnused(react, parse(react))

test('a fifth of React DOM is left out, and what remains refers to nothing that is gone', () => {
  expect(shorter.length).toBeLessThan(0.85 * react.length)
  const folder = temporaryFolder('react', onTestFinished)
  // It asks whether these exist.
  const globals = { process: 'readonly', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'readonly' }
  writeFiles(folder, {
    'react.js': shorter,
    'rules.json': JSON.stringify({ env: { browser: true, es2024: true }, globals }),
  })
  const [copy, rules] = ['react.js', 'rules.json'].map((name) => path.join(folder, name)) as [string, string]
  // Throws if it finds an undefined name.
  const options = ['-A', 'all', '-D', 'no-undef', '-c', rules, copy]
  execFileSync(process.execPath, ['node_modules/oxlint/bin/oxlint', ...options])
})

test('a kind of component is left out, but not the variables that others share with it', () => {
  const counted = (cases: string) => {
    const code = `${react}\nfunction count(fiber) { switch (fiber.tag) { ${cases} } }`
    return withoutUnused(code, parse(code))
  }
  expect(counted('case 1: var a = 1; return a; case 5: a = 2; return a')).toContain(
    '{ case -1: var a; case 5: a = 2; return a }',
  )
  // Reached from the case before it.
  expect(counted('case 5: two(); case 1: one(); break')).toContain('{ case 5: two(); one(); break }')
})

test('the build fails if the site uses what is left out, or if React has changed', () => {
  const context = {
    error: (text: string) => {
      throw new Error(text)
    },
  }
  const check = (code: string) => {
    const bundle = { a: { type: 'chunk', modules: { '/react/cjs/react.production.js': { code } } } }
    runHook(reactUnused(), 'generateBundle', context, {}, bundle)
  }
  expect(() => check('var exported_use = use;')).not.toThrow()
  expect(() => check('var exported_memo = function() {};')).toThrow("uses React's memo")
  expect(() => withoutUnused('', parse(''))).toThrow('React has changed')
})
