import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { temporaryCertificate } from './certificate.ts'
import { startHost } from './start-host.ts'

const site = path.join(mkdtempSync(path.join(tmpdir(), 'host-')), 'client')
mkdirSync(site)
writeFileSync(path.join(site, 'index.html'), '<h1>Home</h1>')
afterAll(() => rmSync(path.dirname(site), { recursive: true, force: true }))

const certificate = temporaryCertificate()

test('serves from another process, and is gone when told', async () => {
  const host = await startHost({ site })
  expect(await (await fetch(host.url)).text()).toBe('<h1>Home</h1>')
  host.stop()
  await expect.poll(() => fetch(host.url).catch((error: Error) => error.name)).toBe('TypeError')
})

test('speaks HTTP/2 with brotli where OpenSSL can make a certificate', async () => {
  expect(certificate !== undefined).toBe(spawnSync('openssl', ['version']).status === 0)
  if (!certificate) return
  const host = await startHost({ site, certificate })
  const client = connect(host.url, { ca: certificate.certificate })
  try {
    const request = client.request({ ':path': '/', 'accept-encoding': 'br' })
    const headers: Record<string, unknown>[] = []
    request.on('response', (received) => headers.push(received))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    expect(headers).toMatchObject([{ ':status': 200, 'content-encoding': 'br' }])
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe('<h1>Home</h1>')
  } finally {
    client.close()
    host.stop()
  }
})
