import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { site } from '../../../model/site.ts'
import { readIfThere } from '../../process/read-if-there.ts'
import { isPlaceholderAddress } from '../launch/placeholders.ts'

/** The size in bytes of every file in a build, by its path; undefined if there is no build. */
function sizesIn(folder: string): Map<string, number> | undefined {
  if (!existsSync(path.join(folder, 'index.html'))) return undefined
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file).replaceAll(path.sep, '/'), statSync(file).size]),
  )
}

/** What a command prints in a folder; undefined if it fails or isn't installed. */
function outputOf(folder: string, command: string): string | undefined {
  const [program = '', ...words] = command.split(' ')
  const { status, stdout } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** The names of the repository's secrets, if GitHub's CLI is installed and signed in; otherwise none. */
const namesAtGitHub = (root: string): string[] =>
  outputOf(root, 'gh secret list --json name --jq .[].name')?.split('\n') ?? []

/** The address that a build was made for: that of its home page. */
const addressOf = (folder: string): string | undefined =>
  /<link rel="canonical" href="([^"]+)\/"/.exec(readIfThere(path.join(folder, 'index.html')) ?? '')?.[1]

/** The state of the project and of its last build. */
export type Deployment = Readonly<ReturnType<typeof readDeployment>>

/** Reads the state of a project and of its last build. */
export function readDeployment(root: string) {
  const folder = path.join(root, 'dist', 'client')
  return {
    url: site.url,
    /** Whether the address is a placeholder. */
    isPlaceholder: isPlaceholderAddress(site.url),
    remote: outputOf(root, 'git remote get-url origin'),
    /** Whether this runs in the workflow, which knows which secrets are set. */
    isInWorkflow: process.env['GITHUB_ACTIONS'] === 'true',
    secrets: new Set([
      ...Object.keys(process.env).filter((name) => process.env[name]),
      ...namesAtGitHub(root),
    ]),
    files: sizesIn(folder),
    builtFor: addressOf(folder),
  }
}
