import { expect, test } from 'vitest'
import { vanishedPages } from './vanished-pages.ts'

const redirects = { '/services/moved/': '/services/new/' }

test('for a renamed page, the message has the redirect to add to its front matter', () => {
  const before = ['/', '/services/old/', '/services/saas/']
  expect(vanishedPages(before, ['/', '/blog/new/', '/services/new/', '/services/saas/'], redirects)).toEqual([
    expect.stringMatching(/^\/services\/old\/ is gone.*now \/services\/new\/.*formerly: \[old\]/),
  ])
})

test('for a removed page, the message names the list of redirects; redirected pages are not mentioned', () => {
  const before = ['/', '/services/old/', '/services/moved/', '404.html']
  expect(vanishedPages(before, ['/'], redirects)).toEqual([
    expect.stringMatching(/^\/services\/old\/ is gone.*redirects\.yaml/),
  ])
})
