import { defineConfig } from 'vitest/config'
import { siteFolder } from './engine/process/site-folder.ts'
import { unit } from './vitest.config.ts'

/** Tests that fail beside Stryker, whose code makes files larger. */
const exclude = ['**/size.test.ts']

/** The unit tests with those of the site's parts, in one project, since Stryker's runner finds none in several. */
const include = [...(unit.test?.include ?? []), `${siteFolder(import.meta.dirname)}/parts/**/*.test.{ts,tsx}`]

/** Milliseconds after which what a test waits for will not come; without it, many changes would take as long as a hang. */
const expectation = { poll: { timeout: 5000 } }

/** Each file has its own modules: what modules remember would hide from Stryker which tests reach their code. */
export default defineConfig({
  ...unit,
  test: { ...unit.test, exclude, include, expect: expectation, isolate: true },
})
