import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { allDone } from './all-done.ts'

test('returns what the first part returns', async () => {
  expect(await allDone(Promise.resolve(1), Promise.resolve('two'))).toBe(1)
})

test('throws a fault only when every part has ended', async () => {
  let isWriting = true
  const slow = async () => {
    await setImmediate()
    isWriting = false
  }
  await expect(allDone(Promise.reject(new Error('no space')), slow())).rejects.toThrow('no space')
  expect(isWriting).toBe(false)
})
