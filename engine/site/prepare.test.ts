import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sampleModules } from '../../tests/sample/modules-folder.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { thrownFaults } from '../../tests/thrown-faults.ts'
import { writeFiles } from '../process/write-files.ts'
import { takePalette } from '../../styles/palette.ts'
import { prepareSite } from './prepare.ts'

/** A project whose site is the plain starter. */
const root = temporaryFolder('prepare')
for (const folder of ['components', 'interface', 'pages', 'styles'])
  symlinkSync(path.resolve(folder), path.join(root, folder))
cpSync('sites/plain', path.join(root, 'content'), { recursive: true })

// Drawings have the colors of the last site that was prepared.
afterAll(() => takePalette(readFileSync(`${sampleModules}/_palette.scss`, 'utf8')))

test('the modules of a site are written once', () => {
  expect([prepareSite(root, 'modules'), prepareSite(root, 'modules')]).toEqual([true, false])
})

test.each([
  ['en-US', false, false],
  ['de', true, false],
  ['ar', false, true],
])(
  'the styles know of %s whether it has compounds, and its direction',
  (language, compounds, rightToLeft) => {
    const file = path.join(root, 'content/site.yaml')
    const site = readFileSync(file, 'utf8')
    writeFileSync(file, site.replace(/^language: .*$/m, `language: ${language}`))
    prepareSite(root, 'modules')
    const palette = readFileSync(path.join(root, 'modules/_palette.scss'), 'utf8')
    expect(palette).toContain(`$compounds: ${compounds};`)
    expect(palette).toContain(`$right-to-left: ${rightToLeft};`)
    writeFileSync(file, site)
  },
)

test('faults of all kinds are reported at once', () => {
  writeFiles(path.join(root, 'content'), {
    'menus.yaml': '',
    'services-old/a.md': '',
    'pages/admin.yaml': 'blocks:\n',
    'parts/hero-drawing.txt.ts': '',
    'services/first-service.svg': '<text/>',
    'words.yaml': 'hed: {}\n',
  })
  expect(thrownFaults(() => prepareSite(root, 'modules'))).toMatchInlineSnapshot(`
    [
      "content/menus.yaml:1 header: this is missing; expected a list (each item after a hyphen)",
      "content/menus.yaml:1 footer: this is missing; expected a list (each item after a hyphen)",
      "content/words.yaml:1 hed: unknown field; the closest is theme",
      "content/services-old/a.md:1 folder: nothing reads content/services-old; did you mean content/services?",
      "content/pages/admin.yaml:1 file name: /admin/ is the address of one of the site's own files; expected another name",
      "content/parts/hero-drawing.txt.ts:1 file: there is no slot of this name; the closest is hero-data.ts (other code belongs in a folder)",
      "content/services/first-service.svg:1 text: is not a drawing; expected <svg>",
    ]
  `)
})
