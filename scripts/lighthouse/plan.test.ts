import { describe, expect, test } from 'vitest'
import { readPlan, rotation } from './plan.ts'

const context = { routes: ['/', '/a/', '/b/', '/c/', '/d/'], templates: ['/', '/a/'], day: 0 }
const pathsOf = (...args: string[]) =>
  readPlan(['--device=mobile', ...args], context).tasks.map(({ path }) => path)

describe('what is measured', () => {
  test('one page of each template on both devices, named routes, or all', () => {
    expect(readPlan([], context)).toEqual({
      tasks: ['/', '/a/'].flatMap((path) => [
        { path, device: 'mobile' },
        { path, device: 'desktop' },
      ]),
      runs: 1,
      attempts: 1,
      retryMinutes: 1440,
      shownOnly: [],
      resume: false,
    })
    expect(pathsOf('/c/')).toEqual(['/c/'])
    expect(pathsOf('--all')).toEqual(context.routes)
  })

  test('the rotation comes past every other route', () => {
    expect(pathsOf('--rotate=2')).toEqual(['/', '/a/', '/b/', '/c/'])
    const days = [0, 1, 2].map((day) => rotation(['b', 'c', 'd'], day, 2))
    expect(days).toEqual([
      ['b', 'c'],
      ['d', 'b'],
      ['c', 'd'],
    ])
    expect(rotation([], 3, 2)).toEqual([])
  })

  test('the parts together are the whole, each task once', () => {
    const parts = ['1/3', '2/3', '3/3'].flatMap((shard) => pathsOf('--all', `--shard=${shard}`))
    expect(parts.toSorted()).toEqual(context.routes)
  })

  test.each([
    ['/nowhere/', '/nowhere/ is not a route'],
    ['--runs=0', '--runs is 0'],
    ['--retry-minutes=x', '--retry-minutes is x'],
    ['--device=watch', '--device is watch'],
    ['--shard=3/2', '--shard is 3/2'],
    ['--shard=x', '--shard is x'],
    ['--runs=3 --attempts=2', '--attempts is 2'],
  ])('refuses %s', (args, message) => {
    expect(() => readPlan(args.split(' '), context)).toThrow(message)
  })
})
