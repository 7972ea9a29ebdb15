import { expect, test } from 'vitest'
import { lakefront } from '../../tests/lakefront.ts'
import { formatFault } from '../faults/fault.ts'
import { readAnswers } from './answers.ts'

const firm = { ...lakefront, sections: [] }

/** The faults of these answers, for a starter with these further languages; undefined if there is no such starter. */
function faultsOf(changes: object, further: readonly string[] | undefined): string[] {
  const result = readAnswers('firm.json', JSON.stringify({ ...firm, ...changes }), () => further)
  return 'faults' in result
    ? result.faults.map((fault) => formatFault(fault).replace('firm.json:1 ', ''))
    : []
}

test('the answers are read, with what follows from them', () => {
  expect(
    readAnswers(
      'firm.json',
      JSON.stringify({ ...firm, starter: 'plumber', email: 'hello@müller.example' }),
      (name) => [name ?? ''],
    ),
  ).toEqual({ answers: { ...firm, starter: 'plumber', email: 'hello@xn--mller-kva.example' } })
})

test('answers in another encoding are refused', () => {
  const text = Buffer.from('name: Caf\xe9', 'latin1').toString('utf8')
  expect(readAnswers('firm.yaml', text, () => [])).toMatchObject({
    faults: [{ line: 1, problem: expect.stringContaining('UTF-8') }],
  })
})

test.each([
  [{ sections: ['locations'] }, ['latitude', 'longitude', 'county']],
  [{ sections: ['locations'], latitude: 42, longitude: -80, county: 'Erie' }, []],
  [{ latitude: 42 }, ['county']],
  [{ name: 'Lake front' }, []],
  [{ name: ' L ' }, ['name']],
  [{ name: 'Lake front!' }, ['shortName']],
  [{ name: 'Lake front!', shortName: 'Lake' }, []],
  [{ name: 5, sections: 'locations' }, ['name', 'sections']],
  [{ name: undefined, sections: ['locations'] }, ['name', 'latitude', 'longitude', 'county']],
  [{ latitude: 91, longitude: -181, county: 'E' }, ['latitude', 'longitude', 'county']],
  [{ latitude: -91, longitude: 181, county: 'Erie' }, ['latitude', 'longitude']],
  [{ founded: 999 }, ['founded']],
  [{ founded: 3000 }, ['founded']],
  [{ phone: '', county: null }, []],
  [{ phone: '+47 22 00' }, ['phone']],
  [{ phone: '+0 22 00 00 00' }, ['phone']],
  [{ country: 'UK' }, ['country']],
  [{ email: 'hello@' }, ['email']],
  [{ accent: '#8a8a8a' }, ['accent']],
  [{ taglin: 'Work' }, ['taglin']],
  [{ founded: 1000, country: 'us', url: 'lakefront', phone: '216-555-0123' }, ['url', 'country', 'phone']],
])('%j has faults in %j', (changes, fields) =>
  expect(faultsOf(changes, []).map((fault) => fault.split(':')[0])).toEqual(fields),
)

test.each([
  [['es'], ['es'], []],
  [['fr', 'de'], undefined, []],
  [
    ['es', 'de'],
    ['es', 'fr'],
    ['languages.1: the starter has no texts in de; expected any of es, fr, or none'],
  ],
  [
    ['de'],
    [],
    [
      'languages.0: the starter has no texts in de; expected no further language here: add it after setup, as docs/languages.md shows',
    ],
  ],
])('the languages %j of a starter with %j', (languages, further, faults) =>
  expect(faultsOf({ languages }, further)).toEqual(faults),
)

test('the languages are those of the starter that is named, and a field that is there twice is a fault', () => {
  const asked: unknown[] = []
  const read = (text: string) => readAnswers('firm.json', text, (starter) => void asked.push(starter))
  for (const starter of ['plumber', 5, undefined]) read(JSON.stringify({ ...firm, starter }))
  read('')
  expect(asked).toEqual(['plumber', undefined, undefined, undefined])
  expect(read(JSON.stringify(firm).replace('{', '{"email": "a@b.example",'))).toMatchObject({
    faults: [{ field: '"email"', problem: 'the field is here twice; expected it once' }],
  })
})
