import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mockSite } from '../../tests/mock-site.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import type { SiteModule } from '../site/site-module.ts'

/** A site with everything that hosts have to know about, in a folder; and one without. */
function mockHosted(url: string, isFull: boolean) {
  const languages = isFull ? [{ tag: 'en-US' }, { tag: 'nb-NO' }] : []
  mockSite({
    site: ({ values, editor }: SiteModule) => ({
      values: {
        ...values,
        url,
        ...(isFull && {
          backend: { url: 'https://backend.example/rest', key: '' },
          turnstile: { siteKey: 'key' },
          analytics: { containerId: 'GTM-TEST' },
        }),
      },
      editor: { ...editor, enabled: true, repository: isFull ? 'owner/name' : '' },
    }),
    languages: () => ({ hasLanguages: isFull, languages }),
    redirects: () => ({ listed: { '/old.page/': '/new/' } }),
    booking: () => (isFull ? { isEmbedded: true, booking: { url: 'https://book.example/me' } } : {}),
  })
}

/** Writes the hosts' files of that site. */
async function write(url: string, isFull: boolean) {
  mockHosted(url, isFull)
  const { writeHostFiles, readConfiguration } = await import('./write-host-files.ts')
  const folder = temporaryFolder('hosting', onTestFinished)
  const language = {
    path: '/folder/nb-no/',
    headers: {
      'Content-Security-Policy': "script-src 'sha256-c'",
      'X-Frame-Options': 'DENY',
      'Content-Language': 'nb-NO',
    },
    redirects: [{ from: '/folder/nb-no/gammel/', to: '/folder/nb-no/ny/' }],
  }
  const pages = [{ scriptHashes: ["'sha256-b'"] }, { scriptHashes: ["'sha256-a'", "'sha256-b'"] }]
  writeHostFiles(folder, pages, isFull ? [language] : [])
  return { folder, readConfiguration }
}

/**
 * Real servers read these files in the step `hosts`. Whatever changes them changes the files here:
 * `npx vitest run --project unit engine/hosting -u`.
 */
test.each([
  ['https://example.com/folder', true, 'written-full.txt'],
  ['https://www.example.com', false, 'written-plain.txt'],
])("the hosts' files of %s are those written before", async (url, isFull, file) => {
  const { folder } = await write(url, isFull)
  const written = ['client', 'hosting']
    .flatMap((part) => readdirSync(path.join(folder, part)).map((name) => `${part}/${name}`))
    .toSorted()
    .map((name) => `==== ${name}\n${readFileSync(path.join(folder, name), 'utf8')}`)
  await expect(written.join('\n')).toMatchFileSnapshot(file)
})

test('the preview server reads the same', async () => {
  const { folder, readConfiguration } = await write('https://example.com/folder', true)
  const read = (name: string) => readConfiguration(path.join(folder, name))
  expect(read('client')).toMatchObject({
    headers: { 'Content-Language': 'en-US', 'X-Frame-Options': 'DENY' },
    parts: [{ path: '/folder/admin/' }, { path: '/folder/nb-no/' }],
    redirects: [{}, {}, { from: '/folder/nb-no/gammel/', to: '/folder/nb-no/ny/' }],
  })
  expect(read('none/client')).toEqual({ headers: {}, parts: [], redirects: [] })
})

test('a line too long for Cloudflare is an error', async () => {
  const { headersFile } = await import('./headers-file.ts')
  const withLine = (length: number) =>
    headersFile({
      headers: { A: 'x'.repeat(length - 5) },
      editor: undefined,
      languages: [],
      parts: [],
      redirects: [],
      hostname: '',
    })
  expect(withLine(2000)).toContain('A: x')
  expect(() => withLine(2001)).toThrow('a line has more than 2000 characters')
})
