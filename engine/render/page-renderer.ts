import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import { withReads } from '../content/reads.ts'
import { basePath, withBase, withoutBase } from '../../model/base-path.ts'
import { site as config } from '../../model/site.ts'
import { siteDrawings } from '../drawings/site-drawings.ts'
import { twinPath } from '../head/seo.ts'
import { finishHtml } from '../finish/finish-html.ts'
import { ownImages } from '../finish/own-images.ts'
import { shownCharacters } from '../finish/shown-characters.ts'
import { outsideBase } from '../finish/outside-base.ts'
import { createStyleSubsetter, type PageStyles, type StyleSubsetter } from '../finish/page-styles.ts'
import type { PageNames } from '../finish/tidy-markup.ts'
import { madeUpLine } from '../site-files/made-up.ts'
import { markdownTwin } from '../site-files/markdown-twin.ts'
import { socialPicture } from '../head/social-image.ts'
import { notFoundFile, type Answer, type Page, type RenderedPage, type Task } from './rendered-page.ts'
import { makeFolder } from './folders.ts'

/** The path at which the server's bundle renders the not-found page. No page may have this path. */
const notFoundAddress = '/404/'

/** A value, such as `"!Date:2026-01-01"`, that Vike writes but renderer/patches/serialized-client.ts can't read. */
const unreadable = /(?<!\\)"!(?!undefined"|!)[^"]{1,12}/

/**
 * Opens the server's bundle.
 * @param bundle The folder of the bundles.
 * @param site The folder of the site's files.
 * @returns A function that renders pages, finishes them and writes their files: the HTML, the data for client-side
 * navigation, the text as Markdown, and the stylesheet.
 */
export async function openRenderer(bundle: string, site: string): Promise<(task: Task) => Promise<Answer>> {
  await import(pathToFileURL(path.join(bundle, 'server', 'entry.mjs')).href)
  const subsetters: Record<string, StyleSubsetter> = {}
  const stylesFor = (address: string, names: PageNames): PageStyles => {
    const file = path.join(bundle, 'client', withoutBase(address))
    const subset = (subsetters[file] ??= createStyleSubsetter(readFileSync(file, 'utf8')))
    return subset(names)
  }
  let drawings: Map<string, string> | undefined
  const drawingAt = (address: string): string | undefined => {
    drawings ??= new Map(siteDrawings('.').files.map(({ path: file, svg }) => [withBase(file), svg]))
    return drawings.get(address)
  }
  const write = (name: string, content: string | Buffer): string => {
    const file = path.join(site, name)
    makeFolder(path.dirname(file))
    writeFileSync(file, content)
    return name
  }
  // Pages of one kind share this file, and it may already be a link to the last build's, which must not be overwritten.
  const writeStyles = ({ file, css }: { file: string; css: string }): string =>
    existsSync(path.join(site, file)) ? file : write(file, css)

  const render = async (page: Page): Promise<RenderedPage> => {
    const { result, reads } = await withReads(() => renderedHtml(page))
    const { html, rest, modules, scriptHashes, context } = finishHtml(result, { stylesFor, drawingAt })
    // The page's modules are for renderer/preload.ts.
    const data = JSON.stringify({ ...context, preload: modules })
    const [unread] = unreadable.exec(data) ?? []
    if (unread)
      throw new Error(
        `its data has ${unread}…; browsers can read only JSON and undefined, so make it a string`,
      )
    const outside = [html, data].flatMap((text) => outsideBase(text, basePath))
    if (outside.length > 0)
      throw new Error(`addresses outside ${basePath}/: ${outside.join(', ')}; write them with withBase`)
    const document = Buffer.from(html)
    const common = {
      path: page,
      bytes: document.length,
      modules: modules.map(withoutBase),
      reads,
      scriptHashes,
      characters: shownCharacters(html),
      images: ownImages(html),
    }
    if (page === notFoundFile)
      return { ...common, files: [write(page.slice(1), document), writeStyles(rest)] }
    const folder = page.slice(1)
    return {
      ...common,
      picture: socialPicture(page, context.data?.heading),
      files: [
        write(`${folder}index.html`, document),
        write(`${folder}index.pageContext.json`, data),
        write(twinPath(page).slice(1), markdownTwin(html, config.url + page, madeUpLine)),
        writeStyles(rest),
      ],
    }
  }

  return async (pages) => {
    const answer: Answer = { rendered: [], problems: [] }
    for (const page of pages) {
      try {
        // One page at a time, because what it reads is recorded while it renders.
        // oxlint-disable-next-line no-await-in-loop
        answer.rendered.push(await render(page))
      } catch (error) {
        answer.problems.push(`${page}: ${(error as Error).message}`)
      }
    }
    return answer
  }
}

/** @throws {Error} If rendering the page fails, or if there is no such page. */
async function renderedHtml(page: Page): Promise<string> {
  const isMissing = page === notFoundFile
  const { httpResponse, errorWhileRendering } = await renderPage({
    urlOriginal: withBase(isMissing ? notFoundAddress : page),
  })
  if (errorWhileRendering) throw errorWhileRendering
  const { statusCode, body } = httpResponse
  if (statusCode !== (isMissing ? 404 : 200)) throw new Error(`rendered with status ${statusCode}`)
  return body
}

// As a worker's process, renders the pages that it is sent: see render-pages.ts.
if (import.meta.main) {
  // The parent disconnects when no pages are left.
  process.once('disconnect', () => process.exit())
  // Vike prints uncaught errors and keeps the process alive, so the build would wait for it forever.
  for (const fault of ['uncaughtException', 'unhandledRejection']) process.on(fault, () => process.exit(1))
  const [bundle = '', site = ''] = process.argv.slice(2)
  const answer = await openRenderer(bundle, site)
  process.on('message', (task: Task) => void answer(task).then((message) => process.send?.(message)))
  process.send?.({ rendered: [], problems: [] } satisfies Answer)
}
