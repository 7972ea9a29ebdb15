import { expect, test } from 'vitest'
import { outsideBase } from './outside-base.ts'

test.each([
  ['a link', '<a href="/about/">', ['/about/']],
  ['a script', '<script type="module" src="/assets/x.js"></script>', ['/assets/x.js']],
  ['a set of pictures', '<img srcset="/site/a.webp 1x, /b.webp 2x">', ['/b.webp']],
  ['HTML in data', String.raw`{"html":"<a href=\"/about/\">"}`, ['/about/']],
  ['a poster', '<video poster="/a.jpg">', ['/a.jpg']],
  ['a preloaded set', '<link imagesrcset="/a.webp 1x,  /b.webp 2x">', ['/a.webp', '/b.webp']],
  ['each address once', '<a href="/a/"><a href="/a/">', ['/a/']],
  ['what follows a link to another language', '<a hreflang="es" href="/es/"><a href="/a/">', ['/a/']],
  ['a folder with a longer name', '<a href="/sites/">', ['/sites/']],
])('finds %s', (_what, text, expected) => expect(outsideBase(text, '/site')).toEqual(expected))

test('accepts addresses below the base path, on other hosts, on the page itself and of the backend', () => {
  const text =
    '<form action="/functions/v1/contact"><a href="/site/about/"><a href="https://other.example/"><a href="//cdn.example/"><a href="#a"><a lang="es" hreflang="es" href="/es/"><img srcset="a.webp 1x">'
  expect(outsideBase(text, '/site')).toEqual([])
})

test('without a base path, every address is inside', () => {
  expect(outsideBase('<a href="/about/">', '')).toEqual([])
})
