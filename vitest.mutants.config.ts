import { defineConfig } from 'vitest/config'
import { unit } from './vitest.config.ts'

/** Only the unit tests, since Stryker's runner finds no tests in a list of projects. */
export default defineConfig(unit)
