import path from 'node:path'
import type { ErrorPayload, Plugin } from 'vite'
import { ContentError, formatFault } from '../content/fault.ts'
import { prepareSite } from '../site/prepare.ts'
import { readContent } from '../content/read-content.ts'
import { isPictureName } from '../pictures/file-types.ts'
import { timed } from './slow-steps.ts'
import { siteFolder } from '../site-folder.ts'

/**
 * Formats faults for Vite's overlay, which links every absolute path with line and column and opens
 * that file in the editor.
 */
function overlayOf(root: string, { faults }: ContentError): ErrorPayload {
  const [first] = faults
  return {
    type: 'error',
    err: {
      plugin: 'content',
      message: faults.map(formatFault).join('\n'),
      stack: faults.map(({ file, line }) => `${path.join(root, file)}:${line}:1`).join('\n'),
      ...(first && { loc: { file: path.join(root, first.file), line: first.line, column: 1 } }),
    },
  }
}

/**
 * Checks the content whenever a Markdown file or a picture changes in development. Faults appear over the
 * page, which stays as it was; once they are fixed, the page reloads.
 * @param read Reads all content of a project; throws a {@link ContentError} with its faults.
 * @param list Lists the pages anew; returns whether there are others now.
 */
export function contentOverlay(read: (root: string) => unknown = readContent, list = prepareSite): Plugin {
  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      const { config, watcher, ws } = server
      const { root, logger } = config
      const folder = path.join(root, siteFolder(root))
      let shown: ErrorPayload | undefined
      const check = () => {
        try {
          timed(logger, 'checking the content', () => read(root))
          shown = undefined
        } catch (error) {
          if (!(error instanceof ContentError)) throw error
          logger.error(error.message)
          shown = overlayOf(root, error)
        }
        ws.send(shown ?? { type: 'full-reload' })
      }
      watcher.add(folder)
      watcher.on('all', (event, file) => {
        const isRead = /\.(md|json|ya?ml)$/.test(file) || isPictureName(path.basename(file))
        if (!file.startsWith(folder) || !isRead) return
        // The list of pages has changed, and the modules of the configuration have to be loaded again.
        if (list(root)) void server.restart()
        else if (!file.endsWith('.json') && event !== 'addDir') check()
      })
      // A page opened while there are faults shows them too.
      ws.on('connection', () => {
        if (shown) ws.send(shown)
      })
    },
  }
}
