import path from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { siteFolder } from './engine/process/site-folder.ts'
import { sampleModules } from './tests/sample/modules-folder.ts'

/** Milliseconds: long enough that only a test that hangs reaches it, even on a busy machine. */
const hangTimeout = 180_000

const timeouts = {
  testTimeout: hangTimeout,
  hookTimeout: hangTimeout,
  expect: { poll: { timeout: hangTimeout } },
}

/** The project of a folder of `tests`. */
const project = (
  name: string,
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  test: { ...timeouts, name, include: [`tests/${name}/**/*.test.ts`], ...test },
})

/** Also run by packages/mutants, on changed code. */
export const unit: TestProjectInlineConfiguration = {
  define: { SITE_HAS_LANGUAGES: 'false' },
  resolve: {
    alias: [{ find: /^(?:(?:\.\.\/)+|#)\.site(?=\/)/, replacement: path.resolve(sampleModules) }],
  },
  test: {
    ...timeouts,
    name: 'unit',
    include: [
      '{components,contract,engine,model,packages,pages,renderer,styles,supabase}/**/*.test.{ts,tsx}',
      'tests/suite/**/*.test.ts',
    ],
    // West of UTC, where a date that depends on the machine's time zone is off by a day.
    env: { SITE: 'spanwright', TZ: 'America/Los_Angeles' },
    // The document of tests that ask for one follows no link, and its frames stay empty.
    environmentOptions: {
      happyDOM: {
        settings: {
          enableIframePageLoading: true,
          navigation: {
            disableMainFrameNavigation: true,
            disableChildFrameNavigation: true,
            disableChildPageNavigation: true,
          },
        },
      },
    },
    globalSetup: ['tests/sample/prepare.ts'],
    setupFiles: ['tests/fixed-seed.ts', 'tests/fresh-start.ts'],
    // Workers keep their modules: loading them again for each file took a third of the time.
    isolate: false,
    maxWorkers: 2,
  },
}

/**
 * Unit tests sit beside their code and read the sample, whatever site the project is set up for; a site's own parts
 * are tested in the project `parts`, with that site. All other tests are in `tests`: docs/testing.md.
 */
export default defineConfig({
  test: {
    projects: [
      unit,
      {
        test: {
          ...timeouts,
          name: 'parts',
          include: [`${siteFolder(import.meta.dirname)}/parts/**/*.test.{ts,tsx}`],
          setupFiles: ['tests/fixed-seed.ts'],
          isolate: false,
          maxWorkers: 2,
        },
      },
      project('backend', { maxWorkers: 2 }),
      // A build takes half a minute alone, and several on a busy machine.
      project('builds', { testTimeout: 5 * hangTimeout, hookTimeout: 5 * hangTimeout }),
      project('stopping'),
      project('hosts'),
      // Each test opens every page.
      project('engines', { testTimeout: 5 * hangTimeout }),
      // Two sites are built first.
      project('screen-reader', { testTimeout: 5 * hangTimeout, hookTimeout: 5 * hangTimeout }),
      project('site', {
        // One worker that keeps its modules, so that each page is read and parsed only once.
        isolate: false,
        maxWorkers: 1,
        // Vitest requires a group of its own for each number of workers.
        sequence: { groupOrder: 1 },
      }),
    ],
  },
})
