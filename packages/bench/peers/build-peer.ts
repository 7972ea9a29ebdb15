import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { replaceFile } from '../../../engine/process/replace-file.ts'
import { measureCommand, type BuildFigures } from '../build/measure-build.ts'
import type { Peer, PeerContent } from './peer.ts'
import { copyPictures } from './ten-pages.ts'

export interface BuiltPeer {
  name: string
  /** The folder to serve. */
  site: string
  build: BuildFigures
}

/**
 * Writes a peer's project, installs its packages from npm, and builds it once, with nothing cached.
 * @param site The folder of this site's build, whose pictures the peer serves, too.
 * @param folder The folder for the peer's project; its contents are replaced.
 * @throws {Error} If npm or the build fails, with the build's output.
 */
export async function buildPeer(
  peer: Peer,
  content: PeerContent,
  site: string,
  folder: string,
): Promise<BuiltPeer> {
  const write = (name: string, text: string) => replaceFile(path.join(folder, name), text)
  rmSync(folder, { recursive: true, force: true })
  write(
    'package.json',
    JSON.stringify({ private: true, type: 'module', dependencies: peer.packages }, null, 2),
  )
  for (const [name, text] of Object.entries(peer.files(content))) write(name, text)
  copyPictures(site, path.join(folder, peer.publicFolder))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  const [program = '', ...options] = peer.build
  const build = await measureCommand(folder, [path.join(folder, 'node_modules/.bin', program), ...options])
  // Hosts need a not-found page, which not every framework writes.
  write(path.join(peer.output, '404.html'), '<!doctype html><title>Not found</title>')
  return { name: peer.name, site: path.join(folder, peer.output), build }
}
