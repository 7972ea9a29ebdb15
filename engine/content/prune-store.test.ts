import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { pruneStore, storeOf } from './prune-store.ts'

test('compiled content that no page needs is deleted once it is more than twice that which is needed', () => {
  const root = temporaryFolder('store', onTestFinished)
  mkdirSync(storeOf(root), { recursive: true })
  const add = (name: string) => writeFileSync(path.join(storeOf(root), name), '')
  for (const name of ['a.json', 'old-1.json', 'old-2.json']) add(name)
  pruneStore(root, ['a'])
  expect(readdirSync(storeOf(root))).toHaveLength(3)
  add('old-3.json')
  pruneStore(root, ['a'])
  expect(readdirSync(storeOf(root))).toEqual(['a.json'])
})
