import { defineConfig } from 'vitest/config'
import { unit } from './vitest.config.ts'

/**
 * Tests that fail beside Stryker, whose code makes files larger, and whose threads can't change the working directory.
 */
const exclude = ['**/size.test.ts', '**/compressed-size.test.ts']

/** Only the unit tests, since Stryker's runner finds no tests in a list of projects. */
export default defineConfig({ ...unit, test: { ...unit.test, exclude } })
