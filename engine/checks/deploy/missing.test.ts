import { expect, test } from 'vitest'
import { hostNames, hosts, type HostName } from './hosts.ts'
import { formatHost, missingFor } from './missing.ts'
import type { Deployment } from './read-deployment.ts'

const url = 'https://www.keystone.works'

/** A project with everything that any host needs. */
const ready: Deployment = {
  url,
  isPlaceholder: false,
  remote: 'git@github.com:keystone/www.git',
  isInWorkflow: false,
  secrets: new Set(['CLOUDFLARE_API_TOKEN', 'NETLIFY_AUTH_TOKEN', 'VERCEL_TOKEN']),
  files: new Map(
    ['index.html', '404.html', '_headers', '_redirects', 'vercel.json'].map((name) => [name, 100]),
  ),
  builtFor: url,
}

const said = (name: HostName, change: Partial<Deployment>) =>
  missingFor(hosts[name], { ...ready, ...change })
    .map(({ what, todo }) => `${what} → ${todo}`)
    .join('\n')

test('a complete project is ready for every host', () => {
  for (const name of hostNames)
    expect(formatHost(hosts[name], missingFor(hosts[name], ready))).toMatch(/: ready$/)
})

const withFiles = (...files: (readonly [name: string, bytes: number])[]) => ({
  files: new Map([...(ready.files ?? []), ...files]),
})

test.each<[HostName, Partial<Deployment>, string]>([
  ['netlify', { isPlaceholder: true }, 'is a placeholder'],
  ['github-pages', { remote: undefined }, 'git remote add origin'],
  ['cloudflare', { secrets: new Set() }, 'gh secret set CLOUDFLARE_API_TOKEN'],
  ['vercel', { secrets: new Set(), isInWorkflow: true }, 'VERCEL_TOKEN is not set'],
  ['netlify', { files: undefined }, 'there is no build in dist/client → npm run build'],
  ['netlify', { builtFor: 'https://old.example' }, 'the build is for https://old.example'],
  ['vercel', { files: new Map([['404.html', 1]]) }, 'the build has no vercel.json'],
  [
    'cloudflare',
    withFiles(['film.mp4', 30 * 1024 ** 2]),
    'film.mp4 is 30.0 MiB; Cloudflare Pages accepts 25.0 MiB per file',
  ],
  [
    'cloudflare',
    withFiles(...Array.from({ length: 20_000 }, (_, n) => [`${n}`, 1] as const)),
    'the build has 20,005 files; Cloudflare Pages accepts 20,000',
  ],
  ['github-pages', withFiles(['film.mp4', 1.1e9]), 'GitHub Pages accepts'],
])('for %s, says what is missing and what to do (%#)', (host, change, expected) =>
  expect(said(host, change)).toContain(expected),
)

test.each(['cloudflare', 'netlify', 'vercel'] as const)('%s cannot serve a folder', (name) => {
  const based = `${url}/site`
  expect(said(name, { url: based, builtFor: based })).toContain('remove /site from url')
})

test('GitHub Pages serves the owner’s own repository from the root, and any other from a folder of its name', () => {
  const at = (address: string, repository: string) =>
    said('github-pages', {
      url: address,
      builtFor: address,
      remote: `https://github.com/keystone/${repository}.git`,
    })
  expect(at('https://keystone.github.io/www', 'www')).toBe('')
  expect(at('https://keystone.github.io', 'keystone.github.io')).toBe('')
  expect(at('https://keystone.github.io', 'www')).toContain(
    'set url in site.yaml to https://keystone.github.io/www',
  )
  expect(at('https://keystone.github.io/www', 'keystone.github.io')).toContain('https://keystone.github.io')
  expect(at('https://www.keystone.works', 'www'), 'a custom domain').toBe('')
})
