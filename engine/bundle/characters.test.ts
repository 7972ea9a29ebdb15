import { afterAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'

vi.mock('../../.site/site.ts', async (original) => ({ ...(await original<object>()), currency: 'EUR' }))

// Workers keep their modules from one file to the next.
vi.resetModules()
const { charactersOf } = await import('./characters.ts')
afterAll(() => void vi.resetModules())

test('the fonts have the sign of the currency, even if no text has it', () => {
  expect(charactersOf(temporaryFolder('characters'))).toContain('€')
})
