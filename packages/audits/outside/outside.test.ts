import { expect, test } from 'vitest'
import { site } from '../../../model/site.ts'
import { startServer } from '../../../tests/start-server.ts'
import { checkFeeds } from './feeds.ts'
import { checkLinks } from './links.ts'
import { checkMarkup } from './markup.ts'

/** A site with one fault of each kind: the type and content of each file, by path. */
const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
  '/': [
    'text/html',
    `<!DOCTYPE html><html lang="en"><head><title>A</title><link rel="canonical" href="${site.url}/moved/"></head>
<body><h1>A</h1><br/><a href="/gone/">a</a> <a href="#nowhere">b</a> <a href="/feed.json">c</a></body></html>`,
  ],
  '/feed.xml': [
    'text/plain',
    `<feed xmlns="http://www.w3.org/2005/Atom"><id>x</id><title>A</title><updated>2026-01-01T12:00:00Z</updated>
<entry><id>1</id><title>1</title><link href="${site.url}/"/><updated>2026-01-01T12:00:00Z</updated><content type="html">&lt;a href="/x/"&gt;</content></entry>
<entry><id>1</id><title>2</title><link href="${site.url}/gone/"/><updated>2026-01-01T12:00:00Z</updated></entry></feed>`,
  ],
  '/feed.json': ['application/json', '{"version":"https://jsonfeed.org/version/1.1","title":"A","items":[]}'],
}

const origin = await startServer((request, response) => {
  const [type, content] = files[request.url ?? ''] ?? []
  response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(content)
})

const rules = (findings: readonly { rule: string }[]) =>
  [...new Set(findings.map(({ rule }) => rule))].toSorted()

test('html-validate finds a slash in a void element', async () => {
  const { checked, findings } = await checkMarkup(origin, ['/'])
  expect([checked, rules(findings)]).toEqual([1, ['void-style']])
})

test('linkinator finds dead links, including fragments and absolute addresses', async () => {
  const { findings } = await checkLinks(origin, ['/'])
  expect(findings.map(({ message }) => String(message.split(' ')[0])).toSorted()).toEqual([
    '/#nowhere',
    '/gone/',
    '/moved/',
  ])
})

test('feedsmith finds feeds that feed readers reject', async () => {
  const { findings } = await checkFeeds(origin, [''])
  expect(rules(findings)).toEqual(['entries', 'ids', 'links', 'pages', 'times', 'type'])
})
