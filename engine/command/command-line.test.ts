import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCommandLine } from './command-line.ts'

const { argv } = process
const say = vi.fn<(text: string) => void>()
const exit = vi.fn<typeof process.exit>((code) => {
  throw new Error(`exit ${code}`)
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(say)
  vi.spyOn(process, 'exit').mockImplementation(exit)
})
afterEach(() => {
  process.argv = argv
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
      to: { type: 'string', help: 'where to write' },
      wait: { type: 'number', help: 'seconds' },
    },
  })
}

test('options have the values given, by type, or their defaults; so have arguments', () => {
  expect(read()).toEqual({ options: { runs: 3 }, positionals: ['/'] })
  expect(read('/about/', '--runs=1', '--device=mobile', '--all', '--to=x', '--wait=0')).toEqual({
    options: { runs: 1, device: 'mobile', all: true, to: 'x', wait: 0 },
    positionals: ['/about/'],
  })
})

test('a command without positional arguments refuses any, and one may check them itself', () => {
  process.argv = ['node', 'script', 'word']
  expect(readCommandLine({ usage: '', positionals: (word) => word === 'word' })).toEqual({
    options: {},
    positionals: ['word'],
  })
  expect(() => readCommandLine({ usage: '' })).toThrow('exit 2')
  process.argv = ['node', 'script']
  expect(readCommandLine({ usage: '' })).toEqual({ options: {}, positionals: [] })
})

test('--help prints what a command accepts, and ends it', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(() => read('--help')).toThrow('exit')
  expect(exit).toHaveBeenNthCalledWith(1, 0)
  expect(print.mock.calls.join('\n')).toMatchInlineSnapshot(`
    "Usage: npm run example -- [ROUTE…]
      --runs=NUMBER              loads of each page (3)
      --device=mobile|desktop    one device
      --all                      every route
      --to=STRING                where to write
      --wait=NUMBER              seconds"
  `)
})

test.each([
  ['--runs=many', '--runs is many; expected a number, 1 or more.'],
  ['--runs=0', '--runs is 0; expected a number, 1 or more.'],
  ['--runs=Infinity', '--runs is Infinity; expected a number, 1 or more.'],
  ['--wait=-1', '--wait is -1; expected a number, 0 or more.'],
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
