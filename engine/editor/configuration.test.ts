import { afterEach, expect, test, vi } from 'vitest'
import type { SiteModule } from '../site/site-module.ts'

const settings = '../../.site/site.ts'
const languages = '../../.site/languages.ts'
afterEach(() => {
  for (const module of [settings, languages, './collections.ts']) vi.doUnmock(module)
  vi.resetModules()
})

/** Gives the site these settings of the editor. */
function mockEditor(changes: Partial<SiteModule['editor']>) {
  vi.resetModules()
  vi.doMock(settings, async (original) => {
    const module = await original<SiteModule>()
    return { ...module, editor: { ...module.editor, ...changes } }
  })
}

const own = { repository: 'owner/name', branch: 'main' }
test.each<[string, Partial<SiteModule['editor']>, object]>([
  [
    'without a repository, a folder on this machine',
    { repository: '' },
    { name: 'github', repo: expect.stringMatching(/^local\//), auth_methods: ['token'] },
  ],
  ['GitHub', own, { name: 'github', repo: 'owner/name', branch: 'main' }],
  [
    'GitHub with another sign-in',
    { ...own, signInUrl: 'https://sign.example' },
    { name: 'github', repo: 'owner/name', branch: 'main', base_url: 'https://sign.example' },
  ],
  [
    'GitLab',
    { ...own, host: 'gitlab', applicationId: 'id' },
    { name: 'gitlab', repo: 'owner/name', branch: 'main', auth_type: 'pkce', app_id: 'id' },
  ],
])('the editor saves to %s', async (_name, changes, backend) => {
  mockEditor(changes)
  vi.doMock('./collections.ts', () => ({ collections: () => [] }))
  const { editorConfiguration } = await import('./configuration.ts')
  const found = editorConfiguration()
  expect(found.backend).toEqual('auth_methods' in backend ? { branch: 'main', ...backend } : backend)
  expect(found).not.toHaveProperty('i18n')
})

test('a site with languages has each text in all of them', async () => {
  vi.resetModules()
  vi.doMock(languages, () => ({ hasLanguages: true, languages: [{ tag: 'en-US' }, { tag: 'nb-NO' }] }))
  const services = { name: 'services', folder: 'sites/spanwright/services', fields: [] }
  vi.doMock('./collections.ts', () => ({ collections: () => [services] }))
  const { editorConfiguration } = await import('./configuration.ts')
  const { i18n, collections } = editorConfiguration()
  expect(i18n).toEqual({
    structure: 'multiple_root_folders',
    locales: ['en-US', 'nb-no'],
    default_locale: 'en-US',
    initial_locales: 'default',
    omit_default_locale_from_file_path: true,
  })
  expect(collections).toEqual([{ ...services, folder: 'sites/spanwright/{{locale}}/services', i18n: true }])
})

test('the page beside it follows each text to its address', async () => {
  const { filesBeside } = await import('./beside.ts')
  const script = filesBeside()['beside.js'] ?? ''
  const addresses = JSON.parse(/\)\((\{.*\}),"[^"]*"\)$/.exec(script)?.[1] ?? '') as Record<string, object>
  expect(addresses['folders']).toMatchObject({ services: '/services/', legal: '/', blog: '/blog/' })
  expect(addresses['folders']).not.toHaveProperty('places')
  expect(addresses['files']).toMatchObject({ 'pages/home': '/', 'prices/prices': '/pricing/' })
})
