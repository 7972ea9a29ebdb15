import { basePathOf } from '../../../model/site-address.ts'
import type { Host } from './hosts.ts'

/** The state of the project and of its last build. */
export interface Deployment {
  /** `url` of site.yaml. */
  url: string
  /** Whether the address is a placeholder. */
  isPlaceholder: boolean
  /** The address of git's remote `origin`, if there is one. */
  remote: string | undefined
  /** Whether this runs in the workflow, which knows which secrets are set. */
  isInWorkflow: boolean
  /** Names of the secrets that are known to be set. */
  secrets: ReadonlySet<string>
  /** The size in bytes of each file of the build, by path; undefined if there is no build. */
  files: ReadonlyMap<string, number> | undefined
  /** The address that the build was made for. */
  builtFor: string | undefined
}

/** One thing to do before a host can publish the site. */
interface Missing {
  what: string
  todo: string
}

const count = (value: number): string => value.toLocaleString('en-US')
const mebibytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MiB`

function addressPoints(host: Host, { url, isPlaceholder, remote }: Deployment): Missing[] {
  const base = basePathOf(url)
  const points: Missing[] = []
  if (isPlaceholder)
    points.push({
      what: `${url} is a placeholder`,
      todo: 'set url in site.yaml to the public address',
    })
  if (base && !host.hasFolders)
    points.push({
      what: `${host.label} serves a site from the root of its host, not from ${base}/`,
      todo: `remove ${base} from url in site.yaml`,
    })
  const pages = host.hasFolders && new URL(url).hostname.endsWith('.github.io')
  const name = /[/:]([^/]+?)(?:\.git)?$/.exec(remote ?? '')?.[1]
  if (pages && name !== undefined) {
    const expected = name.toLowerCase().endsWith('.github.io') ? '' : `/${name}`
    if (base !== expected)
      points.push({
        what: `GitHub Pages serves the repository ${name} from "${expected}/", and url names "${base}/"`,
        todo: `set url in site.yaml to ${new URL(url).origin}${expected}`,
      })
  }
  return points
}

function accessPoints(host: Host, { remote, secrets, isInWorkflow }: Deployment): Missing[] {
  const points: Missing[] = []
  if (remote === undefined)
    points.push({
      what: 'git has no remote named origin',
      todo: 'create a repository on GitHub, then: git remote add origin ADDRESS && git push -u origin main',
    })
  if (host.secret && !secrets.has(host.secret))
    points.push({
      what: isInWorkflow
        ? `the secret ${host.secret} is not set`
        : `the secret ${host.secret} is not known to be set: neither gh nor the environment lists it`,
      todo: `create it at ${host.secretFrom}; then: gh secret set ${host.secret}`,
    })
  return points
}

function buildPoints(host: Host, { files, builtFor, url }: Deployment): Missing[] {
  if (!files) return [{ what: 'there is no build in dist/client', todo: 'npm run build' }]
  const points: Missing[] = []
  if (builtFor !== url)
    points.push({
      what: `the build is for ${builtFor ?? 'no known address'}, not for ${url}`,
      todo: 'npm run build',
    })
  for (const file of host.files)
    if (!files.has(file)) points.push({ what: `the build has no ${file}`, todo: 'npm run build -- --full' })
  const { largestFile, mostFiles, largestSite } = host
  if (mostFiles !== undefined && files.size > mostFiles)
    points.push({
      what: `the build has ${count(files.size)} files; ${host.label} accepts ${count(mostFiles)}`,
      todo: 'publish fewer pages, or choose another host or plan',
    })
  for (const [file, bytes] of files)
    if (largestFile !== undefined && bytes > largestFile)
      points.push({
        what: `${file} is ${mebibytes(bytes)}; ${host.label} accepts ${mebibytes(largestFile)} per file`,
        todo: 'make it smaller, or choose another host',
      })
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
  if (largestSite !== undefined && total > largestSite)
    points.push({
      what: `the build is ${mebibytes(total)}; ${host.label} accepts ${mebibytes(largestSite)}`,
      todo: 'publish fewer pages, or choose another host',
    })
  return points
}

/** Everything that a host still needs to publish the site. */
export const missingFor = (host: Host, deployment: Deployment): Missing[] => [
  ...addressPoints(host, deployment),
  ...accessPoints(host, deployment),
  ...buildPoints(host, deployment),
]

/** The report on a host, to print. */
export const formatHost = (host: Host, missing: readonly Missing[]): string =>
  missing.length === 0
    ? `${host.label}: ready`
    : `${host.label}: ${missing.length} missing\n${missing.map(({ what, todo }) => `  ${what}\n    → ${todo}`).join('\n')}`
