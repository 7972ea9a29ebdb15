export interface Count {
  passed: number
  failed: number
}

/** Counts the tests of Vitest's JSON report. A skipped test counts as failed. */
export function countVitest(json: string): Count {
  const { numPassedTests, numTotalTests } = JSON.parse(json) as {
    numPassedTests: number
    numTotalTests: number
  }
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

/** Counts the tests of Playwright's JSON report. A test that passed only on a retry counts as failed. */
export function countPlaywright(json: string): Count {
  const { stats } = JSON.parse(json) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

/** Reads a report that is itself a count, such as that of scripts/lighthouse.ts. */
export const readCount = (json: string): Count => JSON.parse(json) as Count
