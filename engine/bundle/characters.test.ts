import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { currency } from '../../.site/site.ts'
import { charactersOf } from './characters.ts'

test('the fonts have the sign of the currency, even if no text has it', () => {
  const sign = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(1)[0]?.value
  expect(charactersOf(temporaryFolder('characters'))).toContain(sign)
})
