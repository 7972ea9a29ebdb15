import { expect, test } from 'vitest'
import { vanishedPages } from './vanished-pages.ts'

const redirects = { '/services/moved/': '/services/new/' }

test('a renamed page gets the redirect to add to its front matter', () => {
  const before = ['/', '/services/old/', '/services/saas/']
  expect(vanishedPages({ before, now: ['/', '/services/new/', '/services/saas/'], redirects })).toEqual([
    expect.stringMatching(/^\/services\/old\/ is gone.*now \/services\/new\/.*formerly: \[old\]/),
  ])
})

test('a removed page gets a hint about the list of redirects, and a redirected one is not mentioned', () => {
  const before = ['/', '/services/old/', '/services/moved/', '404.html']
  expect(vanishedPages({ before, now: ['/'], redirects })).toEqual([
    expect.stringMatching(/^\/services\/old\/ is gone.*redirects\.yaml/),
  ])
})
