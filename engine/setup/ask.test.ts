import { PassThrough, Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { ask } from './ask.ts'

const answers = `Crumb & Co


Bread in Erie
https://crumb.com/
https://crumb.com


Erie





Erie
America/New_York
+1 814-555-0117
hello@crumb.com


Robin Crumb
Baker

blog

`.split(/(?<=\n)/)

test.each([
  ['in one piece', [answers.join('')]],
  ['line by line', answers],
])('no piped answer is lost if they arrive %s', async (_how, pieces) => {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(pieces) as typeof process.stdin)
  vi.spyOn(process, 'stdout', 'get').mockReturnValue(new PassThrough() as unknown as typeof process.stdout)
  vi.spyOn(console, 'log').mockReturnValue()
  const said = { name: 'Crumb & Co', url: 'https://crumb.com', founderRole: 'Baker', sections: ['blog'] }
  expect(await ask(process.cwd(), 'plain')).toMatchObject(said)
})

test('input that ends before the last question is an abort', async () => {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(['Crumb\n']) as typeof process.stdin)
  vi.spyOn(process, 'stdout', 'get').mockReturnValue(new PassThrough() as unknown as typeof process.stdout)
  await expect(ask(process.cwd(), 'plain')).rejects.toMatchObject({ name: 'AbortError' })
})
