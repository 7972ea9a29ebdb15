import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mockSite } from '../../tests/mock-site.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import type { SiteModule } from '../site/site-module.ts'

/** Gives the site these settings of the editor. */
const mockEditor = (changes: Partial<SiteModule['editor']>) =>
  mockSite({ site: ({ editor }: SiteModule) => ({ editor: { ...editor, ...changes } }) })
/** Gives the editor these collections. */
function mockCollections(...collections: readonly object[]) {
  vi.doMock('./collections.ts', () => ({ collections: () => collections }))
  onTestFinished(() => {
    vi.doUnmock('./collections.ts')
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
  mockCollections()
  const { editorConfiguration } = await import('./configuration.ts')
  const found = editorConfiguration()
  expect(found.backend).toEqual('auth_methods' in backend ? { branch: 'main', ...backend } : backend)
  expect(found).not.toHaveProperty('i18n')
})

test('a site with languages has each text in all of them', async () => {
  const languages = [{ tag: 'en-US' }, { tag: 'nb-NO' }]
  mockSite({ languages: () => ({ hasLanguages: true, languages }) })
  const services = { name: 'services', folder: 'sites/spanwright/services', fields: [] }
  mockCollections(services)
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

test('a built site has the editor and its program, without maps and the picture converter', async () => {
  const folder = temporaryFolder('editor', onTestFinished)
  const { programFolder, writeEditor } = await import('./files.ts')
  writeEditor(folder)
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  expect(read('admin/index.html')).toContain('src="/admin/start.js"')
  expect(read('admin/start.js')).toContain(`from '${programFolder}index.js'`)
  const names = globSync('**/*.*', { cwd: path.join(folder, programFolder) })
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !/\.(?:js|woff2|png)$/.test(name))).toEqual([])
  const maps = names.filter((name) => read(`${programFolder}${name}`).includes('//# sourceMappingURL='))
  expect(maps).toEqual([])
})
