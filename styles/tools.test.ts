import { compileString } from 'sass'
import { expect, test } from 'vitest'

const compile = (value: string) =>
  compileString(`@use 'tools' as *;\n.a { width: ${value}; }`, { loadPaths: ['styles'] }).css

test('a known token becomes its property or value', () => {
  expect(compile('color(text)')).toContain('var(--color-text)')
  expect(compile('space(24)')).toContain('1.5rem')
})

test.each(['color(purple)', 'space(13)', 'step(9)', 'duration(long)', 'radius(huge)', 'weight(fat)'])(
  'the unknown %s fails the build with the valid names',
  (value) => {
    expect(() => compile(value)).toThrow(/Unknown .*Valid names: /)
  },
)
