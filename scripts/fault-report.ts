/**
 * What `npm test` has tried, as two tables: fault × result and host × check: `npm run report:faults`.
 * Reads the reports of the last run in `reports`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { readPlaywright, readVitest, type Result } from './fault-report/read.ts'
import { faultTable, hostTable } from './fault-report/tables.ts'

function results(name: string, read: (json: string) => Result[]): Result[] {
  const file = `reports/${name}.json`
  if (existsSync(file)) return read(readFileSync(file, 'utf8'))
  console.error(`${file} is not there: run "npm test" first.`)
  process.exitCode = 1
  return []
}

const isFault = ({ file, titles }: Result): boolean =>
  file.startsWith('faults-') || /\b(cannot be had|fails|when )/.test(titles.at(-1) ?? '')

const browser = results('browser', readPlaywright).filter(isFault)
const build = results('faults', readVitest)
console.log(faultTable([...browser, ...build]).join('\n'))
console.log(`\n${hostTable(results('hosts', readVitest)).join('\n')}`)
