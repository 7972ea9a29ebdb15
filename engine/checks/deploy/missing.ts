import { basePathOf } from '../../../model/site-address.ts'
import type { Host } from './hosts.ts'
import type { Deployment } from './read-deployment.ts'

/** Something that a host may need before it can publish the site, and what to do about it. */
type Need = readonly [isMissing: boolean, what: string, todo: string]

const count = (value: number): string => value.toLocaleString('en-US')
const mebibytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MiB`

function addressNeeds({ label, hasFolders }: Host, { url, isPlaceholder, remote }: Deployment): Need[] {
  const base = basePathOf(url)
  const { origin, hostname } = new URL(url)
  const name = /[/:]([^/]+?)(?:\.git)?$/.exec(remote ?? '')?.[1]
  const folder = name?.toLowerCase().endsWith('.github.io') ? '' : `/${name}`
  const isOfGitHub = hasFolders && hostname.endsWith('.github.io') && name !== undefined
  return [
    [isPlaceholder, `${url} is a placeholder`, 'set url in site.yaml to the public address'],
    [
      base !== '' && !hasFolders,
      `${label} serves a site from the root of its host, not from ${base}/`,
      `remove ${base} from url in site.yaml`,
    ],
    [
      isOfGitHub && base !== folder,
      `GitHub Pages serves the repository ${name} from "${folder}/", and url names "${base}/"`,
      `set url in site.yaml to ${origin}${folder}`,
    ],
  ]
}

const accessNeeds = ({ secret, secretFrom }: Host, { remote, secrets, isInWorkflow }: Deployment): Need[] => [
  [
    remote === undefined,
    'git has no remote named origin',
    'create a repository on GitHub, then: git remote add origin ADDRESS && git push -u origin main',
  ],
  [
    secret !== undefined && !secrets.has(secret),
    isInWorkflow
      ? `the secret ${secret} is not set`
      : `the secret ${secret} is not known to be set: neither gh nor the environment lists it`,
    `create it at ${secretFrom}; then: gh secret set ${secret}`,
  ],
]

function buildNeeds(host: Host, { files, builtFor, url }: Deployment): Need[] {
  if (!files) return [[true, 'there is no build in dist/client', 'npm run build']]
  const { label, largestFile = Infinity, mostFiles = Infinity, largestSite = Infinity } = host
  const total = [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
  return [
    [builtFor !== url, `the build is for ${builtFor ?? 'no known address'}, not for ${url}`, 'npm run build'],
    ...host.files.map((file): Need => [
      !files.has(file),
      `the build has no ${file}`,
      'npm run build -- --full',
    ]),
    [
      files.size > mostFiles,
      `the build has ${count(files.size)} files; ${label} accepts ${count(mostFiles)}`,
      'publish fewer pages, or choose another host or plan',
    ],
    ...[...files].map(([file, bytes]): Need => [
      bytes > largestFile,
      `${file} is ${mebibytes(bytes)}; ${label} accepts ${mebibytes(largestFile)} per file`,
      'make it smaller, or choose another host',
    ]),
    [
      total > largestSite,
      `the build is ${mebibytes(total)}; ${label} accepts ${mebibytes(largestSite)}`,
      'publish fewer pages, or choose another host',
    ],
  ]
}

/** Everything that a host still needs to publish the site: what is missing, and what to do. */
export const missingFor = (host: Host, deployment: Deployment): { what: string; todo: string }[] =>
  [...addressNeeds(host, deployment), ...accessNeeds(host, deployment), ...buildNeeds(host, deployment)]
    .filter(([isMissing]) => isMissing)
    .map(([, what, todo]) => ({ what, todo }))

/** The report on a host, to print. */
export const formatHost = (host: Host, missing: ReturnType<typeof missingFor>): string =>
  missing.length === 0
    ? `${host.label}: ready`
    : `${host.label}: ${missing.length} missing\n${missing.map(({ what, todo }) => `  ${what}\n    → ${todo}`).join('\n')}`
