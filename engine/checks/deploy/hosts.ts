/** A host that .github/workflows/deploy.yml can publish the site to. */
export interface Host {
  /** The name that people know it by. */
  label: string
  /** The repository secret that lets the workflow publish; GitHub Pages needs none. */
  secret?: string
  /** Where to get that secret. */
  secretFrom?: string
  /** Whether it can serve the site from a folder, such as `/site/`. */
  hasFolders: boolean
  /** The files in `dist/client` that it reads. */
  files: readonly string[]
  /** The largest file that it accepts, in bytes, if its documentation names a limit. */
  largestFile?: number
  /** The largest number of files that it accepts, if its documentation names a limit. */
  mostFiles?: number
  /** The largest site that it accepts, in bytes. */
  largestSite?: number
}

const MiB = 1024 ** 2
const GB = 1000 ** 3

export const hosts = {
  // docs.github.com/en/pages, GitHub Pages limits: a site of at most 1 GB.
  'github-pages': { label: 'GitHub Pages', hasFolders: true, files: ['404.html'], largestSite: GB },
  // developers.cloudflare.com/pages/platform/limits: 20,000 files on the free plan, 25 MiB each.
  cloudflare: {
    label: 'Cloudflare Pages',
    secret: 'CLOUDFLARE_API_TOKEN',
    secretFrom: 'dash.cloudflare.com, My Profile, API Tokens, with the permission Cloudflare Pages: Edit',
    hasFolders: false,
    files: ['_headers', '_redirects', '404.html'],
    largestFile: 25 * MiB,
    mostFiles: 20_000,
  },
  netlify: {
    label: 'Netlify',
    secret: 'NETLIFY_AUTH_TOKEN',
    secretFrom: 'app.netlify.com, User settings, Applications, Personal access tokens',
    hasFolders: false,
    files: ['_headers', '_redirects', '404.html'],
  },
  vercel: {
    label: 'Vercel',
    secret: 'VERCEL_TOKEN',
    secretFrom: 'vercel.com, Account Settings, Tokens',
    hasFolders: false,
    files: ['vercel.json', '404.html'],
  },
} as const satisfies Record<string, Host>

export type HostName = keyof typeof hosts
export const hostNames = Object.keys(hosts) as HostName[]
