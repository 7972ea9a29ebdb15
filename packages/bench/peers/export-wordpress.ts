/**
 * Saves the pages of a WordPress site as static files, as a plugin for static export does: installs WordPress from its npm
 * package, fills it as ./wordpress.ts says, and fetches each page from it. Runs in the peer's folder.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { replaceFile } from '../../../engine/process/replace-file.ts'
import { freePort, until } from '../../local-backend/ports.ts'

const release = 'wp-6.5'
const builds = 'node_modules/@wp-playground/wordpress-builds'
/** Milliseconds that WordPress may take to install itself. */
const patience = 300_000
const root = path.resolve('wordpress')

for (const [name, bytes] of Object.entries(
  unzipSync(readFileSync(`${builds}/src/wordpress/${release}.zip`)),
)) {
  if (name.endsWith('/')) mkdirSync(path.join(root, name), { recursive: true })
  else replaceFile(path.join(root, name), bytes)
}
// The archive has no styles, scripts, fonts and pictures: this folder has them.
for (const target of [root, path.resolve('out')]) {
  cpSync(`${builds}/public/${release}`, target, { recursive: true })
}

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const server = spawn(
  process.execPath,
  [
    'node_modules/@wp-playground/cli/wp-playground.js',
    'server',
    `--mount-before-install=${root}:/wordpress`,
    '--wordpress-install-mode=install-from-existing-files',
    '--blueprint=blueprint.json',
    `--port=${port}`,
  ],
  { stdio: 'inherit' },
)
try {
  const pages = JSON.parse(readFileSync('wordpress/pages.json', 'utf8')) as { path: string }[]
  for (const page of pages) {
    const html = await until(
      () => fetchPage(page.path),
      patience,
      () => server.exitCode !== null,
    )
    const here = html
      .replaceAll(origin, '')
      // Scripts contain addresses as JSON, with escaped slashes.
      .replaceAll(origin.replaceAll('/', String.raw`\/`), '')
      // WordPress leaves the header's menu without a name, by which the bench finds its links.
      .replace('aria-label=""', 'aria-label="Main"')
    replaceFile(path.join('out', page.path, 'index.html'), here)
  }
} finally {
  server.kill()
}

/** Fetches a page: at first, the server isn't ready yet, and then it redirects its first visitor to the same address. */
async function fetchPage(address: string): Promise<string> {
  const response = await fetch(`${origin}${address}`, { redirect: 'manual' })
  if (!response.ok) throw new Error(`WordPress answered ${address} with ${response.status}.`)
  return await response.text()
}
