import { PassThrough, Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { ask } from './ask.ts'

const answers = `
Crumb & Co


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

/** The first answers about hours and the founder's role are empty. */
const german = `de
Brot & Co



Brot in Bonn
https://brot.de
EUR
Bonn


DE


Bonn
Europe/Berlin
+49 228 000000
hallo@brot.de

Jederzeit

Eva

Bäckerin

blog

`

test.each([
  ['in one piece', [answers.join('')]],
  ['line by line', answers],
])('no piped answer is lost if they arrive %s', async (_how, pieces) => {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(pieces) as typeof process.stdin)
  vi.spyOn(process, 'stdout', 'get').mockReturnValue(new PassThrough() as unknown as typeof process.stdout)
  vi.spyOn(console, 'log').mockReturnValue()
  const said = {
    name: 'Crumb & Co',
    legalName: 'Crumb & Co',
    url: 'https://crumb.com',
    founderRole: 'Baker',
    sections: ['blog'],
  }
  expect(await ask(process.cwd(), 'plain')).toMatchObject(said)
})

test('a site in another language than the starter’s gets no suggestions in the latter', async () => {
  const output = new PassThrough()
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([german]) as typeof process.stdin)
  vi.spyOn(process, 'stdout', 'get').mockReturnValue(output as unknown as typeof process.stdout)
  vi.spyOn(console, 'log').mockReturnValue()
  const said = { language: 'de', tagline: 'Brot in Bonn', hours: 'Jederzeit', founderRole: 'Bäckerin' }
  expect(await ask(process.cwd(), 'plain')).toMatchObject(said)
  expect(String(output.read())).not.toMatch(/working day|Monday|Founder]/)
})

test('input that ends before the last question is an abort', async () => {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(['Crumb\n']) as typeof process.stdin)
  vi.spyOn(process, 'stdout', 'get').mockReturnValue(new PassThrough() as unknown as typeof process.stdout)
  await expect(ask(process.cwd(), 'plain')).rejects.toMatchObject({ name: 'AbortError' })
})
