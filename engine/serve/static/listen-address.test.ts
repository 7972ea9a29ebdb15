import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from '../../../packages/local-backend/ports.ts'
import { askForPort, listenAddress } from './listen-address.ts'

test.each([
  [{}, { host: 'localhost', port: 4173 }],
  [
    { HOST: '0.0.0.0', PORT: '65535' },
    { host: '0.0.0.0', port: 65_535 },
  ],
  [{ PORT: '0' }, { host: 'localhost', port: 0 }],
])('with %j, the server listens at %j', (environment, address) =>
  expect(listenAddress(environment)).toEqual(address),
)

test.each(['65536', '-1', '80.5', 'http', '1e999', '.nan', '{{site.name}}'])(
  'the port %s is refused',
  (PORT) =>
    expect(() => listenAddress({ PORT })).toThrow(
      `PORT is '${PORT}'; expected a whole number from 0 to 65535.`,
    ),
)

test('a taken port is refused, and a free one stays free', async () => {
  await using server = createServer()
  const port = Number(new URL(await listen(server, 'localhost')).port)
  await expect(askForPort({ host: 'localhost', port })).rejects.toThrow(String(port))
  server.close()
  for (const _ of [1, 2]) await expect(askForPort({ host: 'localhost', port })).resolves.toBeUndefined()
})
