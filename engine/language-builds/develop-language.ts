import { fork } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import path from 'node:path'
import { end } from '../../packages/local-backend/processes.ts'
import { ContentError } from '../faults/fault.ts'
import { BuildError } from '../process/build-error.ts'
import { siteFolder } from '../process/site-folder.ts'
import { assembleLanguage } from './assemble.ts'
import { siteLanguages } from './build-languages.ts'

/** Milliseconds in which several changes of files count as one. */
const pause = 100

/**
 * Runs the development server for a further language, and follows the edits of the site's files.
 * @param root The project's root.
 * @param tag The language.
 * @param flags The other options of `npm run dev`.
 * @param parts Collects how to stop it.
 * @returns The exit status of the server, once it has ended.
 * @throws {BuildError} If the site has no such language.
 */
export async function developLanguage(
  root: string,
  { tag, flags }: { tag: string; flags: readonly string[] },
  parts: AsyncDisposableStack,
): Promise<number> {
  const known = siteLanguages(root).languages.slice(1)
  if (!known.some((language) => language.tag === tag)) {
    const expected = known.map((language) => language.tag).join(', ') || 'no --language: the site has one'
    throw new BuildError('The site has no such language', [`--language=${tag}; expected ${expected}`])
  }
  const copy = assembleLanguage(root, tag, siteLanguages(root))
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
      // The owner may be halfway through an edit.
      if (!(error instanceof ContentError)) throw error
      console.error(error.message)
    }
  }
  const watcher = watch(path.join(root, siteFolder(root)), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(follow, pause)
  })
  parts.defer(() => watcher.close())
  const [status] = (await once(server, 'exit')) as [number | null]
  return status ?? 1
}
