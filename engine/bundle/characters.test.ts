import { expect, test } from 'vitest'
import { mockSite } from '../../tests/mock-site.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'

test('the fonts have the sign of the currency, even if no text has it', async () => {
  mockSite({ site: () => ({ currency: 'EUR' }) })
  const { charactersOf } = await import('./characters.ts')
  expect(charactersOf(temporaryFolder('characters'))).toContain('€')
})
