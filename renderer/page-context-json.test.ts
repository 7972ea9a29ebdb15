import { parse as libraryParse } from '@brillout/json-serializer/parse'
import { stringify } from '@brillout/json-serializer/stringify'
import { describe, expect, it } from 'vitest'
import { parse } from './page-context-json.ts'

describe('the page context as the browser reads it', () => {
  it.each([
    { title: 'A page', list: [1, 0.5, true, null, { deep: 'text' }], nothing: undefined },
    ['!', '!!', '!undefined', '!Date:2026', 'What!', ''],
    undefined,
    'text',
  ])('is what the library reads: %j', (value) => {
    const text = stringify(value)
    expect(parse(text)).toEqual(libraryParse(text))
    expect(parse(text)).toEqual(value)
  })

  it.each([new Date(0), new Map(), new Set([1]), 1n, Infinity])('says what it cannot read: %s', (value) => {
    expect(() => parse(stringify({ value }))).toThrow('may be what JSON can hold')
  })
})
