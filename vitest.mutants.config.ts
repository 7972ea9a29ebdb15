import { defineConfig } from 'vitest/config'
import { unit } from './vitest.config.ts'

/** The unit tests alone, as the only project: Stryker's runner finds no test in a list of projects. */
export default defineConfig(unit)
