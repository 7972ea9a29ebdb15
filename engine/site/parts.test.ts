import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { thrownFaults } from '../../tests/thrown-faults.ts'
import { writeFiles } from '../process/write-files.ts'
import { partModules } from './parts.ts'

const root = temporaryFolder('parts')
cpSync('components/slots', path.join(root, 'components/slots'), { recursive: true })

const folder = path.join(root, 'content/parts')
beforeEach(() => rmSync(folder, { recursive: true, force: true }))

/** Creates empty files, since only their names are read. */
const write = (...files: string[]) => writeFiles(folder, Object.fromEntries(files.map((file) => [file, ''])))

const faults = () => thrownFaults(() => partModules(root))

test('a site without parts has the default of every slot, and no parts to try out', () => {
  const modules = partModules(root)
  expect(modules['parts/hero.ts']).toContain("import part from '../../components/slots/hero.tsx'")
  expect(modules['parts/divider.ts']).toContain("filled: Slots['divider'] = part")
  expect(modules['parts/tools.ts']).toContain("filled: Slots['tools'] = {\n}")
  expect(modules['part-names.ts']).toContain('"demonstrations": []')
  expect([modules['_parts.scss'], modules['_live-parts.scss']]).toEqual(['', ''])
})

test('a file named like a slot replaces its default, and no other', () => {
  write('hero.tsx', 'van/van.test.ts', 'hero.test.tsx')
  const modules = partModules(root)
  expect(modules['parts/hero.ts']).toContain("import part from '../../content/parts/hero.tsx'")
  expect(modules['parts/divider.ts']).toContain('components/slots/divider.tsx')
})

test('a part to try out is named by its folder, and its code loads separately', () => {
  write('tools/pipe-sizes/Live.tsx', 'tools/pipe-sizes/Figure.tsx')
  const modules = partModules(root)
  expect(modules['parts/tools.ts']).toContain(
    "'pipe-sizes': () => import('../../content/parts/tools/pipe-sizes/Live.tsx')",
  )
  expect(modules['parts/figures.ts']).toContain("tools: { 'pipe-sizes': tools0 }")
  expect(modules['part-names.ts']).toContain('"pipe-sizes"')
})

test('a play, which animates a drawing, has no figure', () => {
  write('plays/odd-one/Live.tsx', 'plays.ts')
  expect(faults()).toEqual([
    'content/parts/plays.ts:1 file: this slot is a folder; expected plays/NAME/Live.tsx',
  ])
  rmSync(path.join(folder, 'plays.ts'))
  const modules = partModules(root)
  expect(modules['parts/plays.ts']).toContain("import('../../content/parts/plays/odd-one/Live.tsx')")
  expect(modules['parts/figures.ts']).not.toContain('plays')
})

test('styles named like their folder are in the site’s stylesheet; others load with their code', () => {
  write('van/van.scss', 'van/_wheels.scss', 'van/live.scss', 'tools/pipe-sizes/pipe-sizes.scss')
  write('tools/pipe-sizes/Live.tsx', 'tools/pipe-sizes/Figure.tsx')
  const modules = partModules(root)
  expect(modules['_parts.scss']).toBe(
    "@use '../content/parts/tools/pipe-sizes/pipe-sizes' as *;\n@use '../content/parts/van/van' as *;\n",
  )
  expect(modules['_live-parts.scss']).toBe("@use '../content/parts/van/live' as *;\n")
})

test('every file that fills no slot is reported, with the closest slot', () => {
  write('hreo.tsx', 'divider.ts', 'divider.tsx', 'tools.ts', 'wordmark.jsx', 'tools/pipe-sizes/Live.tsx')
  expect(faults()).toEqual([
    'content/parts/divider.tsx:1 file: divider has two parts; expected one file',
    'content/parts/hreo.tsx:1 file: there is no slot of this name; the closest is hero.tsx (other code belongs in a folder)',
    'content/parts/tools.ts:1 file: this slot is a folder; expected tools/NAME/Live.tsx and Figure.tsx',
    'content/parts/wordmark.jsx:1 file: there is no slot of this name; the closest is wordmark.tsx (other code belongs in a folder)',
    'content/parts/tools/pipe-sizes/Figure.tsx:1 file: there is no such file; expected its worked example, shown until then',
  ])
})
