import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { serviceGroupsModule } from './service-groups.ts'

const root = temporaryFolder('groups')
mkdirSync(path.join(root, 'content/pages'), { recursive: true })

/** The keys in the module for a home page with this text. */
const groupsOf = (home: string): unknown => {
  writeFileSync(path.join(root, 'content/pages/home.yaml'), home)
  return JSON.parse(/= (.*)\n$/s.exec(serviceGroupsModule(root))?.[1] ?? '')
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
