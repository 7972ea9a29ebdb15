import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeTreemap } from '../../packages/audits/bytes/treemap.ts'
import { clientModulesFile } from '../../engine/bundle/client-modules.ts'
import { temporaryFolder } from '../temporary-folder.ts'

test('the treemap shows the modules of the last build, and their list is not published', () => {
  const file = path.join(temporaryFolder('treemap', onTestFinished), 'treemap.html')
  writeTreemap(path.join('dist', clientModulesFile), file)
  expect(readFileSync(file, 'utf8')).toContain('/node_modules/react-dom/cjs/react-dom-client.production.js')
  expect(existsSync(path.join('dist/client', clientModulesFile))).toBe(false)
})
