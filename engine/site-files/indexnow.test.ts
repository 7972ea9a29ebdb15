import { expect, test } from 'vitest'
import { keyFile, notices } from './indexnow.ts'

test('the key file is named after the key, which it contains; without a key, there is none', () => {
  expect(keyFile('0123abcd-key')).toEqual({ '0123abcd-key.txt': '0123abcd-key' })
  expect(keyFile('')).toEqual({})
})

test('a notice has the host, the key and absolute addresses, up to a maximum number', () => {
  const [first, second] = notices('https://www.example.org', 'abcdefgh', ['/', '/a/', '/b/'], 2)
  expect(first).toEqual({
    host: 'www.example.org',
    key: 'abcdefgh',
    keyLocation: 'https://www.example.org/abcdefgh.txt',
    urlList: ['https://www.example.org/', 'https://www.example.org/a/'],
  })
  expect(second?.urlList).toEqual(['https://www.example.org/b/'])
})
