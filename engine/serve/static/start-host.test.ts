import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startHost } from './start-host.ts'

const site = path.join(mkdtempSync(path.join(tmpdir(), 'host-')), 'client')
mkdirSync(site)
writeFileSync(path.join(site, 'index.html'), '<h1>Home</h1>')
afterAll(() => rmSync(path.dirname(site), { recursive: true, force: true }))

test('asks for a build where there is none', async () => {
  await expect(startHost({ site: `${site}-gone` })).rejects.toThrow('npm run build')
})

test('serves from another process, and ends when told to', async () => {
  const host = await startHost({ site })
  expect(await (await fetch(host.url)).text()).toBe('<h1>Home</h1>')
  host.stop()
  await expect.poll(() => fetch(host.url).catch((error: Error) => error.name)).toBe('TypeError')
})
