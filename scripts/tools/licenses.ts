/** Lists the licenses of all installed packages, and the packages in the browser's bundle: `npm run tool -- licenses`. */
import { readLicenses } from '../../engine/checks/licenses/read-licenses.ts'

const { packages, clientPackages } = readLicenses(process.cwd())
const byLicense = Map.groupBy(packages, ({ license }) => license)
for (const [license, list] of [...byLicense].toSorted(([, a], [, b]) => b.length - a.length)) {
  console.log(`${String(list.length).padStart(5)}  ${license}`)
}
console.log('\nIn the browser:')
for (const { name, version, license } of clientPackages) console.log(`  ${name} ${version}  ${license}`)
