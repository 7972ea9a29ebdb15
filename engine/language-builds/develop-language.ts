import { fork } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { end } from '../../packages/local-backend/processes.ts'
import { ContentError } from '../faults/fault.ts'
import { BuildError } from '../process/build-error.ts'
import { exitStatus } from '../process/run-in-process.ts'
import { siteFolder } from '../process/site-folder.ts'
import { assembleLanguage } from './assemble.ts'
import { siteLanguages } from './build-languages.ts'

/** Changes of files within this time, in milliseconds, count as one. */
const pause = 100

/**
 * Runs the development server for a further language, and applies edits of the site's files to its copy.
 * @param flags The other options of `npm run dev`.
 * @param parts Collects the functions that stop it.
 * @returns The exit status of the server, once it has ended.
 * @throws {BuildError} If the site has no such language.
 */
export async function developLanguage(
  root: string,
  { tag, flags }: { tag: string; flags: readonly string[] },
  parts: AsyncDisposableStack,
): Promise<number> {
  const all = siteLanguages(root)
  const known = all.slice(1).map((language) => language.tag)
  if (!known.includes(tag)) {
    const expected = known.join(', ') || 'no --language: the site has one'
    throw new BuildError('The site has no such language', [`--language=${tag}; expected ${expected}`])
  }
  const copy = assembleLanguage(root, tag, all)
  const server = fork('scripts/run.ts', ['dev', ...flags], {
    cwd: copy,
    env: { ...process.env, SITE: undefined },
  })
  parts.defer(() => end(server, 'SIGTERM'))
  let timer: NodeJS.Timeout | undefined
  const follow = () => {
    try {
      assembleLanguage(root, tag, siteLanguages(root))
    } catch (error) {
      // The server keeps running, since the owner may be halfway through an edit.
      if (!(error instanceof ContentError)) throw error
      console.error(error.message)
    }
  }
  const watcher = watch(path.join(root, siteFolder(root)), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(follow, pause)
  })
  parts.defer(() => watcher.close())
  return exitStatus(server)
}
