import path from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { siteFolder } from './engine/process/site-folder.ts'
import { sampleModules } from './tests/sample/modules-folder.ts'

/** Only catches hangs: a busy machine must not reach it. Milliseconds. */
const forWhatHangs = 180_000

/** Also run by packages/mutants, on changed code. */
export const unit: TestProjectInlineConfiguration = {
  define: { SITE_HAS_LANGUAGES: 'false' },
  resolve: {
    alias: [{ find: /^(?:(?:\.\.\/)+|#)\.site(?=\/)/, replacement: path.resolve(sampleModules) }],
  },
  test: {
    name: 'unit',
    include: [
      '{components,contract,engine,model,packages,pages,renderer,styles,supabase}/**/*.test.{ts,tsx}',
      'tests/suite/**/*.test.ts',
    ],
    env: { SITE: 'spanwright' },
    globalSetup: ['tests/sample/prepare.ts'],
    setupFiles: ['tests/fixed-seed.ts'],
    testTimeout: forWhatHangs,
    hookTimeout: forWhatHangs,
    // Workers keep their modules: loading them anew for each file took a third of the time.
    isolate: false,
    maxWorkers: 2,
  },
}

/**
 * Unit tests sit beside their code and know the sample, whatever site the project is set up for; a site's own parts
 * are tested in the project `parts`, with that site. Tests of the built HTML are in tests/site, run after a build; tests of the database and the Edge Function in tests/backend, against real ones.
 */
export default defineConfig({
  test: {
    projects: [
      unit,
      {
        test: {
          name: 'parts',
          include: [`${siteFolder(import.meta.dirname)}/parts/**/*.test.{ts,tsx}`],
          setupFiles: ['tests/fixed-seed.ts'],
          testTimeout: forWhatHangs,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          testTimeout: forWhatHangs,
          hookTimeout: forWhatHangs,
          // They mostly wait, for processes and for each other.
          maxWorkers: 4,
          // Vitest runs projects with another number of workers apart from the rest.
          sequence: { groupOrder: 1 },
        },
      },
      // Whole builds: after a change, under another name, killed, on a full disk, twice at once.
      {
        test: {
          name: 'builds',
          include: ['tests/builds/**/*.test.ts'],
          // A build takes half a minute alone, and several on a busy machine.
          testTimeout: 5 * forWhatHangs,
          hookTimeout: 5 * forWhatHangs,
        },
      },
      {
        // Each command that serves, stopped in each way that there is; one builds the site first.
        test: {
          name: 'stopping',
          include: ['tests/stopping/**/*.test.ts'],
          testTimeout: forWhatHangs,
          hookTimeout: forWhatHangs,
        },
      },
      {
        // The built site on the servers that people host it on.
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          testTimeout: forWhatHangs,
          hookTimeout: forWhatHangs,
        },
      },
      {
        // The main journeys in the engines that Playwright's project does not start: the system's Firefox and WebKit.
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          // Each opens every page.
          testTimeout: 5 * forWhatHangs,
          hookTimeout: forWhatHangs,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        // A real screen reader, which reads one page after another, aloud to nobody.
        test: {
          name: 'screen-reader',
          include: ['tests/screen-reader/**/*.test.ts'],
          testTimeout: forWhatHangs,
          // Two sites are built first.
          hookTimeout: 5 * forWhatHangs,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: forWhatHangs,
          // One worker that keeps its modules: each page is read and parsed once for all of them.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
