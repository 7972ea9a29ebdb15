import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../../../content/routes.ts'
import { site } from '../../../content/site.ts'
import { twinPath } from '../../../renderer/seo.ts'
import type { FinishedFile } from '../finish-site.ts'
import { markdownTwin } from './markdown-twin.ts'

/**
 * Writes each page as Markdown beside itself, for programs that read text, and all of them in one
 * file, llms-full.txt, in the order of the routes.
 */
export function writeMarkdown(folder: string, pages: readonly FinishedFile[]): void {
  const htmlOf = new Map(pages.map((page) => [page.path, page.html]))
  const twins = routes.flatMap((route) => {
    const html = htmlOf.get(route)
    return html === undefined ? [] : [{ route, text: markdownTwin(html, site.url) }]
  })
  for (const { route, text } of twins) {
    const file = path.join(folder, twinPath(route))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const all = twins.map(({ route, text }) => `<!-- ${site.url}${route} -->\n\n${text}`)
  writeFileSync(
    path.join(folder, 'llms-full.txt'),
    `# ${site.name}\n\n> ${site.tagline}.\n\n${all.join('\n')}`,
  )
}
