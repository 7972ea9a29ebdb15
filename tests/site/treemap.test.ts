import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeTreemap } from '../../packages/audits/bytes/treemap.ts'
import { clientModulesFile } from '../../engine/bundle/client-modules.ts'

test('the treemap shows the modules of the last build, whose list is not deployed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'treemap-'))
  try {
    const file = path.join(folder, 'treemap.html')
    writeTreemap(path.join('dist', clientModulesFile), file)
    expect(readFileSync(file, 'utf8')).toContain('/node_modules/react-dom/cjs/react-dom-client.production.js')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  expect(existsSync(path.join('dist/client', clientModulesFile))).toBe(false)
})
