import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { siteSchema } from '../schemas/site.ts'
import { migrate, runMigrate } from './migrate.ts'

const folder = temporaryFolder('migrate')
const [root, old] = ['new', 'old'].map((name) => path.join(folder, name)) as [string, string]
cpSync('sites/plain', path.join(root, 'sites/plain'), { recursive: true })

/** Files that stay as they were, one of each kind except authors. */
const kept: Readonly<Record<string, string>> = Object.fromEntries(
  'services/a.md case-studies/a.md locations/a.md blog/a.md legal/terms.md photos/a.jpg'
    .split(' ')
    .map((name) => [`content/${name}`, name]),
)

/** An old project. */
const files = {
  'content/site.ts': `export const site = {
    name: 'Ruiz', shortName: 'Ruiz', legalName: 'Ruiz LLC', tagline: 'Pipes in Tucson', url: 'https://ruiz.example',
    language: 'en-US', timeZone: 'America/Phoenix',
    address: { locality: 'Tucson', region: 'AZ', regionName: 'Arizona', country: 'US' }, areaServed: 'Tucson',
    phone: { display: '520-555-0142', e164: '+15205550142' }, email: 'hello@ruiz.example', hours: '7 am to 6 pm',
    founder: { name: 'Ana Ruiz', role: 'Plumber' }, founded: 2020,
  } as const
  export const sections = { projects: false, research: false, blog: true, locations: false, resources: false, careers: false }`,
  'content/navigation.ts': `export const headerMenu: readonly object[] = [{ label: 'About', href: '/about/' }]
  export const footerGroups = [{ label: 'Us', items: [{ label: 'About', href: '/about/' }] }]`,
  'content/redirects.ts': `import './entries.generated.ts'\nexport const redirects = {}`,
  'content/pages/about.ts': 'export const about = {}',
  'content/terms.ts': 'export const terms = {}',
  ...kept,
  'content/places/downtown.json':
    '{ "name": "Downtown", "lat": 32.2, "lon": -110.9, "county": "Pima", "zips": [] }',
  'public/favicon.svg': '<svg/>',
}
writeFiles(old, files)

test('an old project becomes the owner’s folder, and files that could not be converted are named', async () => {
  const open = await migrate(root, old)
  const content = (name: string) => readFileSync(path.join(root, 'content', name), 'utf8')
  expect(siteSchema.parse(parse(content('site.yaml')))).toMatchObject({
    name: 'Ruiz',
    phone: '+15205550142',
    founded: 2020,
    sections: ['blog'],
    center: 'downtown',
  })
  expect(parse(content('menus.yaml'))).toEqual({
    header: [{ label: 'About', href: '/about/' }],
    footer: [{ label: 'Us', items: [{ label: 'About', href: '/about/' }] }],
  })
  for (const [name, text] of Object.entries(kept)) expect(content(name.slice(8)), name).toBe(text)
  expect(existsSync(path.join(root, 'content/services/first-service.md'))).toBe(false)
  expect(content('public/favicon.svg')).toBe('<svg/>')
  expect(open).toEqual([
    expect.stringMatching(/^content\/pages\/about\.ts: copy its texts/),
    // It imports a module that only a build of the old project writes.
    expect.stringMatching(/^content\/redirects\.ts: copy its addresses/),
    expect.stringMatching(/^content\/terms\.ts: write its prices/),
  ])
})

test('the command says what is left to do; a project without menus or a center has the plain menus, and none', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const [fresh, small] = ['fresh', 'small'].map((name) => path.join(folder, name)) as [string, string]
  cpSync('sites/plain', path.join(fresh, 'sites/plain'), { recursive: true })
  writeFiles(small, {
    'content/site.ts': files['content/site.ts'],
    'content/accessibility-audit.json': '{}',
    'content/redirects.ts': "export const redirects = { '/pipes/': '/services/' }",
    'styles/tokens/_palette.scss': '',
  })
  const run = async () => {
    expect(await runMigrate(fresh, small)).toBe(0)
    return print.mock.lastCall?.[0] as unknown
  }
  expect(await run()).toBe(
    '  styles/tokens/_palette.scss: write the accent into content/site.yaml, as colors.accent',
  )
  expect(print).toHaveBeenCalledWith(`Written: content, from ${small}. Left to convert by hand:`)
  const read = (name: string) => readFileSync(path.join(fresh, name), 'utf8')
  expect(read('content/site.yaml')).not.toMatch(/^center:/m)
  expect(read('content/menus.yaml')).toContain('href: /blog/')
  expect(read('content/accessibility-audit.json')).toBe('{}')
  expect(parse(read('content/redirects.yaml'))).toEqual({ '/pipes/': '/services/' })
  rmSync(path.join(fresh, 'content'), { recursive: true })
  rmSync(path.join(small, 'styles'), { recursive: true })
  expect(await run()).toBe('  nothing')
})

test('without a readable site.ts, nothing is written, and the reason is given', async () => {
  const empty = path.join(folder, 'empty')
  mkdirSync(empty)
  writeFiles(folder, { 'broken/content/site.ts': "import './entries.generated.ts'\n" })
  await expect(migrate(empty, path.join(folder, 'broken'))).rejects.toThrow(/entries\.generated\.ts/)
  expect(existsSync(path.join(empty, 'content'))).toBe(false)
})
