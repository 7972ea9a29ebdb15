import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCommandLine } from './command-line.ts'

const { argv } = process
const say = vi.spyOn(console, 'error').mockImplementation(() => {})
beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
})
afterEach(() => {
  process.argv = argv
  say.mockClear()
})

const read = (...words: string[]) => {
  process.argv = ['node', 'script', ...words]
  return readCommandLine({
    usage: 'npm run example -- [ROUTE…]',
    positionals: ['/', '/about/'],
    usual: ['/'],
    options: {
      runs: { type: 'number', default: 3, least: 1, help: 'loads of each page' },
      device: { type: 'string', choices: ['mobile', 'desktop'], help: 'one device' },
      all: { type: 'boolean', help: 'every route' },
    },
  })
}

test('options have the values given, by type, or their defaults; so have arguments', () => {
  expect(read()).toEqual({ options: { runs: 3 }, positionals: ['/'] })
  expect(read('/about/', '--runs=5', '--device=mobile', '--all')).toEqual({
    options: { runs: 5, device: 'mobile', all: true },
    positionals: ['/about/'],
  })
})

test.each([
  ['--runs=many', '--runs is many; expected a number, 1 or more.'],
  ['--runs=0', '--runs is 0; expected a number, 1 or more.'],
  ['--device=watch', '--device is watch; expected mobile or desktop.'],
  ['/nowhere/', 'Unknown argument: /nowhere/.'],
  ['--nope', "Unknown option '--nope'"],
])('%s ends the command with the reason and the help', (word, reason) => {
  expect(() => read(word)).toThrow('exit 2')
  const said = String(say.mock.calls[0]?.[0])
  expect(said).toContain(reason)
  expect(said).toContain('Usage: npm run example')
})

test('every command reads its command line, so that none ignores an argument', () => {
  const commands = globSync('scripts/*.ts', { exclude: ['scripts/run.ts'] })
  expect(commands.length).toBeGreaterThan(20)
  expect(commands.filter((file) => !readFileSync(file, 'utf8').includes('readCommandLine('))).toEqual([])
})
