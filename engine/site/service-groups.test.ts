import { expect, test } from 'vitest'
import { exportsOf } from '../../tests/exports-of.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { serviceGroupsModule } from './service-groups.ts'

const root = temporaryFolder('groups')

/** The keys in the module for a home page with this text. */
const groupsOf = (home: string): unknown => {
  writeFiles(root, { 'content/pages/home.yaml': home })
  return exportsOf(serviceGroupsModule(root))['serviceGroups']
}

test.each([
  ['a list', 'groups:\n  - key: leaks\n    heading: A\n  - key: drains\n', ['leaks', 'drains']],
  [
    'groups below their keys, as in earlier versions',
    'groups:\n  build: {heading: A}\n  run: {}\n',
    ['build', 'run'],
  ],
  ['a group without a key', 'groups:\n  - heading: A\n', []],
  ['no groups', 'title: Home\n', []],
  ['invalid YAML', 'groups: [', []],
])('reads the keys of %s', (_what, home, keys) => {
  expect(groupsOf(home)).toEqual(keys)
})
