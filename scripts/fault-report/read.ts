export interface Result {
  /** The file without its folder and ending: `faults-files`. */
  file: string
  /** Titles from the outermost group to the test. */
  titles: readonly string[]
  hasPassed: boolean
}

const nameOf = (file: string): string => (file.split('/').at(-1) ?? file).replace(/\.(spec|test)\.ts$/, '')

interface VitestReport {
  testResults: {
    name: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[]
  }[]
}

/** The tests of Vitest's JSON report. */
export const readVitest = (json: string): Result[] =>
  (JSON.parse(json) as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: nameOf(name),
      titles: [...ancestorTitles, title],
      hasPassed: status === 'passed',
    })),
  )

interface PlaywrightSuite {
  title: string
  file: string
  specs: { title: string; ok: boolean }[]
  suites?: PlaywrightSuite[]
}

/** The tests of Playwright's JSON report. */
export function readPlaywright(json: string): Result[] {
  const read = (suite: PlaywrightSuite, groups: readonly string[]): Result[] => [
    ...suite.specs.map(({ title, ok }) => ({
      file: nameOf(suite.file),
      titles: [...groups, title],
      hasPassed: ok,
    })),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...groups, inner.title])),
  ]
  // The outermost suites are the files.
  return (JSON.parse(json) as { suites: PlaywrightSuite[] }).suites.flatMap((file) => read(file, []))
}
