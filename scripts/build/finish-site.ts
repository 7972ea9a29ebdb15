import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { finishHtml } from './finish-html.ts'
import { createStyleSubsetter, namesInHtml, withoutFontFaces, type StyleSubsetter } from './page-styles.ts'
import { BuildError } from './build-error.ts'

export interface FinishedFile {
  /** The page's path, such as `/about/`, or `/404.html`. */
  path: string
  html: string
  /** Sizes of the modules that the page loads when it starts, in bytes. */
  scripts: { path: string; bytes: number; source: string }[]
}

/** Finishes every HTML file of a built site in place. */
export function finishSite(site: string): FinishedFile[] {
  const assets = new Map<string, string>()
  const readAsset = (file: string): string => {
    const known = assets.get(file)
    if (known !== undefined) return known
    const text = readFileSync(path.join(site, file), 'utf8')
    assets.set(file, text)
    return text
  }

  const subsetters = new Map<string, StyleSubsetter>()
  const stylesFor = (file: string, html: string): string => {
    const subset = subsetters.get(file) ?? createStyleSubsetter(readAsset(file))
    subsetters.set(file, subset)
    return subset(namesInHtml(html))
  }

  const problems: string[] = []
  const pages: FinishedFile[] = []
  for (const file of htmlFiles(site)) {
    try {
      const { html, modules } = finishHtml(readFileSync(path.join(site, file), 'utf8'), { stylesFor })
      writeFileSync(path.join(site, file), html)
      addPreloads(site, file, modules)
      const scripts = modules.map((module) => {
        const source = readAsset(module)
        return { path: module, bytes: Buffer.byteLength(source), source }
      })
      pages.push({ path: pathOf(file), html, scripts })
    } catch (error) {
      problems.push(`${file}: ${(error as Error).message}`)
    }
  }
  if (problems.length > 0) throw new BuildError('Some pages could not be finished', problems)
  for (const file of subsetters.keys())
    writeFileSync(path.join(site, file), withoutFontFaces(readAsset(file)))
  return pages
}

/** Names the page's chunks in its data file, for renderer/preload.ts. */
function addPreloads(site: string, file: string, modules: readonly string[]): void {
  const dataFile = path.join(site, path.dirname(file), 'index.pageContext.json')
  if (!statSync(dataFile, { throwIfNoEntry: false })) return
  const data = JSON.parse(readFileSync(dataFile, 'utf8')) as Record<string, unknown>
  writeFileSync(dataFile, JSON.stringify({ ...data, preload: modules }))
}

const htmlFiles = (site: string): string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted()

const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1')}`
