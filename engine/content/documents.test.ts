import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { formatFault } from '../faults/fault.ts'
import { documentFaults } from './documents.ts'

const root = temporaryFolder('documents')

test('a missing download is reported with its line and the closest name', () => {
  mkdirSync(path.join(root, 'content/public/forms'), { recursive: true })
  mkdirSync(path.join(root, 'content/pages'))
  const file = 'content/pages/forms.yaml'
  const items = [{ document: 'forms/order.pdf' }, { document: 'forms/odrer.pdf' }]
  writeFileSync(
    path.join(root, file),
    'blocks:\n  - type: download\n    items:\n      - document: forms/order.pdf\n      - document: forms/odrer.pdf\n',
  )
  const pages = [{ file, fields: { blocks: [{ type: 'download', items }] } }] as unknown as Parameters<
    typeof documentFaults
  >[1]
  const faults = () => documentFaults(root, pages).map(formatFault)
  expect(faults()[0]).toBe(
    `${file}:4 blocks.0.items.0.document: there is no public/forms/order.pdf; put the file there`,
  )
  writeFileSync(path.join(root, 'content/public/forms/order.pdf'), '')
  expect(faults()).toEqual([
    `${file}:5 blocks.0.items.1.document: there is no public/forms/odrer.pdf; the closest is forms/order.pdf`,
  ])
})
