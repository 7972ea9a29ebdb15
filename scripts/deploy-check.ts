/** Lists what each host still needs to publish the site, and what the owner must do: `npm run deploy:check [-- HOST…]`. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { hostNames, hosts, type HostName } from '../engine/checks/deploy/hosts.ts'
import { formatHost, missingFor } from '../engine/checks/deploy/missing.ts'
import { readDeployment } from '../engine/checks/deploy/read-deployment.ts'
import { openPoints } from '../engine/checks/launch/open-points.ts'
import { formatPoints } from '../engine/checks/launch/placeholders.ts'

const { positionals } = readCommandLine({
  usage: `npm run deploy:check -- [${hostNames.join('|')}…]`,
  positionals: hostNames,
  usual: hostNames,
})
const deployment = readDeployment(process.cwd())
const results = (positionals as HostName[]).map((name) => ({
  host: hosts[name],
  missing: missingFor(hosts[name], deployment),
}))
console.log(results.map(({ host, missing }) => formatHost(host, missing)).join('\n\n'))
const open = openPoints(process.cwd())
if (open.length > 0) console.log(`\n${formatPoints(open)}`)
if (open.length > 0 || results.some(({ missing }) => missing.length > 0)) process.exitCode = 1
