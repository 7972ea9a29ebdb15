import { expect, test } from 'vitest'
import { townLine, writtenPhone } from './postal.ts'

test.each([
  ['+14125550142', '412-555-0142'],
  ['+4722000000', '22 00 00 00'],
  ['+34910000000', '910 000 000'],
  ['+31612345678', '06-12345678'],
  ['+31302310142', '030-2310142'],
  ['+31343123456', '0343-123456'],
  ['+33100000000', '01 00 00 00 00'],
  ['+351212345678', '212 345 678'],
  ['+3545551234', '555 1234'],
  ['+4533123456', '33 12 34 56'],
  ['+41440000000', '044 000 00 00'],
  ['+393201234567', '320 123 4567'],
  ['+390471123456', '+390471123456'],
  ['+525512345678', '55 1234 5678'],
  ['+529515160100', '951 516 0100'],
  ['+48501234567', '501 234 567'],
  ['+48123456789', '12 345 67 89'],
  // The groups of German numbers depend on the town.
  ['+4930123456', '+4930123456'],
  // A number that is too short for its country is left unchanged.
  ['+472200', '+472200'],
])('%s is written %s', (e164, written) => expect(writtenPhone(e164)).toBe(written))

test.each([
  [{ locality: 'Tucson', region: 'AZ', regionName: 'Arizona', country: 'US' }, 'Tucson, Arizona'],
  [
    { locality: 'Tucson', region: 'AZ', regionName: 'Arizona', postalCode: '85701', country: 'US' },
    'Tucson, AZ 85701',
  ],
  [{ locality: 'Oslo', country: 'NO' }, 'Oslo'],
  [{ locality: 'Oslo', postalCode: '0155', country: 'NO' }, '0155 Oslo'],
  [{ locality: 'Kraków', regionName: 'małopolskie', postalCode: '31-146', country: 'PL' }, '31-146 Kraków'],
  [{ locality: 'México', region: 'CDMX', postalCode: '06600', country: 'MX' }, '06600 México, CDMX'],
  [{ locality: 'Toronto', region: 'ON', postalCode: 'M5V 1A1', country: 'CA' }, 'Toronto, ON M5V 1A1'],
  [{ locality: 'Bolzano', region: 'BZ', postalCode: '39100', country: 'IT' }, '39100 Bolzano (BZ)'],
  [{ locality: 'Valencia', region: 'V', postalCode: '46011', country: 'ES' }, '46011 Valencia'],
  [{ locality: 'Leeds', region: 'W Yorks', postalCode: 'LS6 2AB', country: 'GB' }, 'Leeds LS6 2AB'],
])('%j is written %s', (address, line) => expect(townLine(address)).toBe(line))
