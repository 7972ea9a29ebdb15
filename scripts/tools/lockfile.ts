/** Leaves out of package-lock.json what npm would compare with the wrong Node: `npm run tool -- lockfile`. */
import { readFileSync, writeFileSync } from 'node:fs'

interface Lockfile {
  packages: Record<string, Record<string, unknown>>
}

const file = 'package-lock.json'
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile
const entries = Object.values(lockfile.packages).filter((entry) => 'engines' in entry)
for (const entry of entries) delete entry['engines']
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
console.log(`${entries.length} packages no longer say which Node they need.`)
