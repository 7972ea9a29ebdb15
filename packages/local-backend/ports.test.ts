import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { onFreePort } from './ports.ts'

/** Takes the port first, as another process may, for the given number of attempts; then starts. */
function contested(attempts: number) {
  const ports: number[] = []
  const start = async (port: number) => {
    ports.push(port)
    if (ports.length > attempts) return 'started'
    await using _ = createServer().listen(port, '127.0.0.1')
    await once(createServer().listen(port, '127.0.0.1'), 'listening')
    return 'started too early'
  }
  return { ports, start }
}

test('a program whose port another process has taken starts on another port', async () => {
  const { ports, start } = contested(2)
  expect(await onFreePort(start)).toBe('started')
  expect(new Set(ports).size).toBe(3)
})

test.each([
  'could not bind IPv4 address "127.0.0.1": Address already in use',
  'Network.Socket.bind: resource busy (Address in use)',
  'AddrInUse: Address already in use (os error 98)',
])('so does one that says "%s"', async (said) => {
  let attempts = 0
  const start = async () => {
    attempts += 1
    if (attempts === 1) throw new Error(`The program did not start: ${said}`)
    return 'started'
  }
  expect(await onFreePort(start)).toBe('started')
})

test('if every port is taken, or the program fails for another reason, its error is thrown', async () => {
  const { ports, start } = contested(9)
  await expect(onFreePort(start)).rejects.toThrow('EADDRINUSE')
  expect(ports).toHaveLength(5)
  const broken = () => Promise.reject(new Error('no such file'))
  await expect(onFreePort(broken)).rejects.toThrow('no such file')
})
