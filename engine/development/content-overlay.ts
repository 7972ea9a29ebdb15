import path from 'node:path'
import type { ErrorPayload, Plugin } from 'vite'
import { escapeMarkup } from '../../model/escape-markup.ts'
import { ContentError, formatFault } from '../faults/fault.ts'
import { prepareSite } from '../site/prepare.ts'
import { readContent } from '../content/read-content.ts'
import { isPictureName } from '../pictures/file-types.ts'
import { siteFolder } from '../process/site-folder.ts'

/**
 * Formats faults for Vite's overlay, which turns every absolute path with line and column into a link that opens the
 * file in the developer's editor.
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

/** A page for a visit while there are faults, without which Vite's overlay would have nothing to appear over. */
const pageOf = (base: string, { err }: ErrorPayload): string =>
  `<!doctype html><title>Errors</title><script type="module" src="${base}@vite/client"></script><pre>${escapeMarkup(err.message)}</pre>`

/**
 * Checks the content before the first page is shown, and whenever one of its files changes in development. Faults appear
 * over the page, which does not change; once they are fixed, it reloads.
 * @param read Reads all content of a project; throws a {@link ContentError} with its faults.
 * @param list Reads the site's settings and lists its pages again; returns whether they have changed.
 */
export function contentOverlay(read: (root: string) => unknown = readContent, list = prepareSite): Plugin {
  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer(server) {
      const { config, middlewares, watcher, ws } = server
      const { base, root, logger } = config
      const folder = path.join(root, siteFolder(root))
      let shown: ErrorPayload | undefined
      /**
       * Whether the list of pages or a text of all pages has changed. From then on, this server's schemas are older than
       * the modules in `.site`, and what it compiled would be kept as if it suited the new ones.
       */
      let isOutdated = false
      let restarts = Promise.resolve()
      /** How many restarts have not ended. */
      let pending = 0
      const restart = () => {
        pending += 1
        restarts = restarts.then(() => server.restart()).finally(() => void (pending -= 1))
      }
      /** Runs a check and shows its faults. @returns Whether there were none. */
      const passes = (check: () => unknown): boolean => {
        try {
          check()
          shown = undefined
        } catch (error) {
          if (!(error instanceof ContentError)) throw error
          logger.error(error.message)
          shown = overlayOf(root, error)
          ws.send(shown)
        }
        return shown === undefined
      }
      watcher.on('all', (event, file) => {
        const isRead = /\.(md|json|ya?ml|svg|geojson)$/.test(file) || isPictureName(path.basename(file))
        // Files in `public` are served unchanged.
        if (!file.startsWith(folder) || !isRead || file.startsWith(path.join(folder, 'public'))) return
        let hasChanged = false
        if (!passes(() => (hasChanged = list(root)))) return
        isOutdated ||= hasChanged
        // The configuration must be loaded again, once more if another file changes meanwhile, and with the next edit if
        // that failed.
        if (hasChanged || (isOutdated && pending === 0)) restart()
        else if (!isOutdated && !file.endsWith('.json') && event !== 'addDir' && passes(() => read(root)))
          ws.send({ type: 'full-reload' })
      })
      let isChecked = false
      middlewares.use((request, response, next) => {
        const isPage = request.headers.accept?.includes('text/html') ?? false
        // The editor opens in spite of faults, to correct them.
        if (!isPage || request.url?.startsWith(`${base}admin/`)) return next()
        if (!shown && !isOutdated) isChecked ||= passes(() => read(root))
        if (!shown) return next()
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(base, shown))
      })
      // For a page that is opened while there are faults.
      ws.on('connection', () => {
        if (shown) ws.send(shown)
      })
    },
  }
}
