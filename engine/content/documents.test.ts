import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { formatFault } from '../faults/fault.ts'
import { documentFaults } from './documents.ts'

const root = temporaryFolder('documents')

test('a missing download is reported with its line and the closest name', () => {
  const file = 'content/pages/forms.yaml'
  const items = [{ document: 'forms/order.pdf' }, { document: 'forms/odrer.pdf' }]
  const blocks = [
    { type: 'download', items },
    { type: 'cards', items: [{ page: '/' }] },
  ]
  writeFiles(root, { [file]: stringify({ blocks }) })
  const pages = [{ file, fields: { blocks } }] as unknown as Parameters<typeof documentFaults>[1]
  const faults = () => documentFaults(root, pages).map(formatFault)
  expect(faults()[0]).toBe(
    `${file}:4 blocks.0.items.0.document: there is no public/forms/order.pdf; put the file there`,
  )
  writeFiles(root, { 'content/public/forms/order.pdf': '' })
  expect(faults()).toEqual([
    `${file}:5 blocks.0.items.1.document: there is no public/forms/odrer.pdf; the closest is forms/order.pdf`,
  ])
})
