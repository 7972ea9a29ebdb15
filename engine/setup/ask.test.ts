import { readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { lakefront } from '../../tests/lakefront.ts'
import { sectionNames, type SiteFields } from '../schemas/site.ts'
import { ask, questions } from './ask.ts'

type Answers = Readonly<Record<string, string | readonly string[]>>

/**
 * The lines that give these answers, in the order of the questions, and confirm them; the others are left empty.
 * @param more The questions around those that every firm is asked, in order.
 */
function linesOf(answers: Answers, { first = [], last = [] }: { first?: string[]; last?: string[] } = {}) {
  const asked = [...first, ...questions.map(({ key }) => key), ...last]
  return [...asked.flatMap((key) => answers[key] ?? ''), ''].map((line) => `${line}\n`)
}

const american = linesOf({ ...lakefront, url: [`${lakefront.url}/`, lakefront.url], sections: 'blog, ' })

const german = linesOf({
  ...lakefront,
  language: 'de',
  tagline: ['', 'Brot in Bonn'],
  currency: 'EUR',
  country: 'DE',
  hours: ['', 'Jederzeit'],
  founderRole: ['', 'Bäckerin'],
  sections: 'none',
})

const { areaServed, url, email, founder } = lakefront
/** Some of these answers are wrong at first. */
const pipes = linesOf(
  {
    name: 'Saguaro Pipes',
    city: 'Tucson',
    areaServed,
    url,
    email,
    founder,
    starter: ['baker', 'plumber'],
    shortName: ['', 'Pipes'],
    tagline: 'pipes',
    phone: ['0123', '+1 520-555-0123'],
    longitude: ['west', '-110,9'],
    languages: ['oh no', 'no'],
  },
  { first: ['starter'], last: ['latitude', 'longitude', 'county', 'languages'] },
)

/** Answers on an open terminal. @returns The answers, the suggestions of each question, and what was said of mistakes. */
async function talk(lines: readonly string[], starter: string | undefined) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  input.write(lines.join(''))
  let asked = ''
  output.on('data', (piece) => (asked += String(piece)))
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as unknown as typeof process.stdin)
  vi.spyOn(process, 'stdout', 'get').mockReturnValue(output as unknown as typeof process.stdout)
  const print = vi.spyOn(console, 'log').mockReset().mockReturnValue()
  const found = await ask(process.cwd(), starter)
  return {
    found,
    suggested: asked.match(/(?<= \[)[^\]]*(?=\]: )/g),
    mistakes: print.mock.calls.join('\n'),
    last: asked.split('\n').at(-1),
  }
}

test.each([
  ['in one piece', [american.join('')]],
  ['line by line', american],
])('no piped answer is lost if they arrive %s', async (_how, pieces) => {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(pieces) as typeof process.stdin)
  vi.spyOn(process, 'stdout', 'get').mockReturnValue(new PassThrough() as unknown as typeof process.stdout)
  vi.spyOn(console, 'log').mockReturnValue()
  const said = { ...lakefront, legalName: lakefront.name, sections: ['blog'] }
  expect(await ask(process.cwd(), 'plain')).toMatchObject(said)
})

test('a site in another language than the starter’s gets no suggestions in the latter, but its country’s', async () => {
  const { found, suggested, last } = await talk(german, 'plain')
  const worded = { tagline: 'Brot in Bonn', hours: 'Jederzeit', founderRole: 'Bäckerin' }
  expect(found).toMatchObject({ ...lakefront, ...worded, language: 'de', country: 'DE', sections: [] })
  expect(last).toMatch(/^This creates the folder content from sites\/plain, with no more sections\./)
  expect(suggested?.join('; ')).toBe(
    `en-US; Lakefront; https://www.example.com; DE; EUR; ${sectionNames.join(', ')}`,
  )
})

test('a trade’s own answers are suggested, wrong ones are asked for again, and maps and languages are asked about', async () => {
  const {
    hours,
    replyTime,
    founder: owner,
    tagline,
  } = parse(readFileSync('sites/plumber/site.yaml', 'utf8')) as SiteFields
  const { found, suggested, mistakes, last } = await talk(pipes, undefined)
  expect(last).toContain('with pricing,blog,locations. Enter: continue')
  expect(found).toEqual({
    starter: 'plumber',
    language: 'en-US',
    name: 'Saguaro Pipes',
    shortName: 'Pipes',
    legalName: 'Saguaro Pipes',
    tagline: 'pipes',
    url,
    currency: 'USD',
    city: 'Tucson',
    country: 'US',
    areaServed,
    timeZone: 'America/Phoenix',
    phone: '+1 520-555-0123',
    email,
    hours,
    replyTime,
    founderRole: owner.role,
    founder,
    sections: ['pricing', 'blog', 'locations'],
    latitude: 32.2226,
    longitude: -110.9,
    county: 'Pima',
    languages: [],
  })
  expect(mistakes).toMatchInlineSnapshot(`
    "  expected one of bakery, law-office, plumber, plain, spanwright
      the name has more than 10 characters; expected a short name of at most 10 for the titles
      expected it with its country code, such as +1 412-555-0100 or +47 22 00 00 00
      this is text; expected a number
      expected yes or no"
  `)
  expect(suggested?.join('; ')).toBe(
    `plain; plain; en-US; Saguaro Pipes; ${tagline}; https://www.example.com; US; USD; America/Phoenix; ${hours}; ${replyTime}; ${owner.role}; pricing, blog, locations; 32.2226; -110.9747; -110.9747; Pima; yes; yes`,
  )
})

test('input that ends before the last question is an abort', async () => {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(['Crumb\n']) as typeof process.stdin)
  vi.spyOn(process, 'stdout', 'get').mockReturnValue(new PassThrough() as unknown as typeof process.stdout)
  await expect(ask(process.cwd(), 'plain')).rejects.toMatchObject({ name: 'AbortError' })
})
