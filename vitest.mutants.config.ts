import { defineConfig } from 'vitest/config'
import { unit } from './vitest.config.ts'

/**
 * Only the unit tests, since Stryker's runner finds no tests in a list of projects; without those of sizes, since
 * Stryker's own code makes files larger.
 */
export default defineConfig({ ...unit, test: { ...unit.test, exclude: ['**/size.test.ts'] } })
