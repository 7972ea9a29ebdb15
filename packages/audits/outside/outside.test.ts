import { expect, test } from 'vitest'
import { site } from '../../../model/site.ts'
import { startServer } from '../../../tests/start-server.ts'
import { checkLinks } from './links.ts'
import { checkMarkup } from './markup.ts'

/** A site with one fault of each kind: the type and content of each file, by path. */
const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
  '/': [
    'text/html',
    `<!DOCTYPE html><html lang="en"><head><title>A</title><link rel="canonical" href="${site.url}/moved/"></head>
<body><h1>A</h1><br/><a href="/gone/">a</a> <a href="#nowhere">b</a> <a href="/feed.json">c</a></body></html>`,
  ],
  '/feed.json': ['application/json', '{}'],
}

const origin = await startServer((request, response) => {
  const [type, content] = files[request.url ?? ''] ?? []
  response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(content)
})

test('html-validate finds a slash in a void element', async () => {
  const { checked, findings } = await checkMarkup(origin, ['/'])
  expect([checked, findings.map(({ rule }) => rule)]).toEqual([1, ['void-style']])
})

test('linkinator finds dead links, including fragments and absolute addresses', async () => {
  const { findings } = await checkLinks(origin, ['/'])
  expect(findings.map(({ message }) => String(message.split(' ')[0])).toSorted()).toEqual([
    '/#nowhere',
    '/gone/',
    '/moved/',
  ])
})
