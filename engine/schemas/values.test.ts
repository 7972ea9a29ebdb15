import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  amount,
  currencyCode,
  languageTag,
  mailAddress,
  phoneNumber,
  range,
  realAmount,
  siteAddress,
  timeZoneName,
} from './values.ts'

const read = (schema: z.ZodType, value: unknown): unknown => {
  const { success, data, error } = schema.safeParse(value)
  return success ? data : error.issues[0]?.message
}

test.each<[schema: z.ZodType, written: unknown, meant: unknown]>([
  [languageTag, 'en-US', 'en-US'],
  [languageTag, 'nb', 'nb'],
  [timeZoneName, 'Europe/Oslo', 'Europe/Oslo'],
  [currencyCode, 'NOK', 'NOK'],
  [siteAddress, 'https://www.müller.example', 'https://www.xn--mller-kva.example'],
  [siteAddress, 'https://Firm.example/Site', 'https://firm.example/Site'],
  [siteAddress, 'http://localhost:4173', 'http://localhost:4173'],
  [mailAddress, 'hello@müller.example', 'hello@xn--mller-kva.example'],
  [mailAddress, 'hello@firm.example', 'hello@firm.example'],
  [phoneNumber, '+14125550142', '+14125550142'],
  [range(realAmount, '[15, 25]'), [15, 15], [15, 15]],
  [amount, 0, 0],
])('%#: %j is read as %j', (schema, written, meant) => expect(read(schema, written)).toEqual(meant))

test.each<[schema: z.ZodType, written: unknown, problem: RegExp]>([
  [languageTag, 'english', /^“english” is not valid; expected a tag such as en-US/],
  [languageTag, 'xx', /^“xx” is not valid; expected a tag such as en-US/],
  [languageTag, '', /not valid/],
  [timeZoneName, 'America/Pittsburgh', /^“America\/Pittsburgh” is not valid; expected a name such as/],
  [currencyCode, '$', /three capital letters/],
  [siteAddress, 'https://müller .example', /contains a space; expected https:\/\/host/],
  [mailAddress, 'hello', /^expected an address such as/],
  [mailAddress, '', /^expected an address such as/],
  [mailAddress, 'hello@@firm.example', /^expected an address such as/],
  [phoneNumber, '+1 412 CALL NOW', /^expected the number with its country code and no spaces/],
  [phoneNumber, '', /^expected the number/],
  [phoneNumber, 14_125_550_142, /^this is a number; put it in quotes/],
  [range(realAmount, '[15, 25]'), [0, 0], /^expected more than 0/],
  [range(realAmount, '[15, 25]'), [25, 15], /other way around/],
  [range(realAmount, '[15, 25]'), [-650, 10], /^expected more than 0/],
  [range(realAmount, '[15, 25]'), [15], /^expected two numbers, such as \[15, 25\]/],
  [amount, -1, /^this is negative; expected 0 or more/],
])('%#: %j is rejected', (schema, written, problem) => expect(read(schema, written)).toMatch(problem))
