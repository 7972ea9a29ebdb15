import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { startHost } from './start-host.ts'

const site = temporaryFolder('host')
writeFileSync(path.join(site, 'index.html'), '<h1>Home</h1>')

test('asks for a build if there is none', async () => {
  await expect(startHost({ site: `${site}-gone` })).rejects.toThrow('npm run build')
})

test('serves from another process, until it is stopped', async () => {
  const host = await startHost({ site })
  expect(await (await fetch(host.url)).text()).toBe('<h1>Home</h1>')
  host.stop()
  await expect.poll(() => fetch(host.url).catch((error: Error) => error.name)).toBe('TypeError')
})
