import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pruneStore } from './content/prune-store.ts'
import { over } from '../.site/entries.ts'
import { passed } from '../.site/notice.ts'
import {
  buildLanguages,
  hostedLanguages,
  placeLanguages,
  siteLanguages,
} from './language-builds/build-languages.ts'
import { placedLanguages } from './languages/placed.ts'
import { translationReport } from './language-builds/translation-report.ts'
import { redirects } from '../model/redirects.ts'
import { routes } from '../model/routes.ts'
import { site } from '../model/site.ts'
import { pruneCompressed } from './process/compressed.ts'
import { BuildError } from './process/build-error.ts'
import { lockBuild } from './process/build-lock.ts'
import { bundleSite, copyBundle, findBundle, type Bundle } from './bundle/bundle-site.ts'
import { isSmallSite, runStep } from './process/run-step.ts'
import { assertPublicKey } from './bundle/public-key.ts'
import { writeHostFiles } from './hosting/write-host-files.ts'
import { publish, recover } from './publish/publish.ts'
import { vanishedPages } from './publish/vanished-pages.ts'
import {
  keepPage,
  readContentKeys,
  readLastBuild,
  writeLastBuild,
  type ContentKeys,
} from './render/last-build.ts'
import { renderPages, type RenderOptions } from './render/render-pages.ts'
import { notFoundFile } from './render/rendered-page.ts'
import { printReport } from './publish/report.ts'
import { writeLlmsFullTxt } from './site-files/llms-txt.ts'
import { readWords } from './site/words.ts'
import { verifyCharacters } from './publish/verify-characters.ts'
import { verifyImages } from './publish/verify-images.ts'

/** What a step's heap needs for the lines that it keeps for each page, in megabytes. */
const share = Math.floor(routes.length / 256)

/**
 * Megabytes of heap for each step that has its own process in a large build. Checking compiles files one at a time and
 * compares all pages with each other; the other files hold a line for each page. The pixels that sharp decodes are not
 * on the heap.
 */
const heaps = { checking: 160 + share, files: 128 + share, pictures: 128 }

/** Entries whose last day has passed; the generated list may be empty, and its type then says so. */
const closed: readonly { folder: string; slug: string; closes: string }[] = over

/**
 * Renders every route into `<root>/dist/client`. The build works in a folder of its own, which replaces `dist` only
 * after every check has passed. Unchanged pages are reused from the last build.
 * @param flags The options of `npm run build`.
 */
export async function buildSite(root: string, flags: readonly string[]): Promise<void> {
  const isFull = flags.includes('--full')
  // Each takes longer to draw than a hundred pages take to render.
  const hasSocialImages = !flags.includes('--without-social-images')
  const started = performance.now()
  const step = (name: string) =>
    console.log(`  ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${name}`)
  const cache = path.join(root, '.cache')
  const dist = path.join(root, 'dist')
  mkdirSync(cache, { recursive: true })
  using ending = new DisposableStack()
  ending.defer(lockBuild(cache))
  const work = path.join(cache, `build-${process.pid}`)
  ending.defer(() => rmSync(work, { recursive: true, force: true }))
  const staging = path.join(work, 'dist')
  const folder = path.join(staging, 'client')
  const index = path.join(work, 'content.json')
  recover(dist)
  mkdirSync(staging, { recursive: true })
  step('checking the content')
  assertPublicKey(site.backend.key)
  const spoken = placedLanguages.length > 0 ? siteLanguages(root) : undefined
  const bundle = findBundle(root, isFull)
  const stopping = new AbortController()
  ending.defer(() => stopping.abort())
  const startBundling = () => bundleSite(bundle, root, work, stopping.signal)
  // For a small site, this process would only wait. For a large one, and for each further language, the memory is needed
  // by one at a time.
  const early = isSmallSite && !spoken ? startBundling() : undefined
  // It may fail before it is awaited.
  early?.catch(() => {})
  await runStep('content/check-content.ts', [root, index], heaps.checking)
  for (const line of readWords(root, site.language).untranslated) console.warn(line)
  if (spoken) await buildLanguages(root, spoken, flags)
  step('bundling')
  const bundling = early ?? startBundling()
  if (!isSmallSite) await bundling
  const writing = writeFiles(root, index, folder)
  await Promise.allSettled([bundling, writing])
  await bundling
  await writing
  copyBundle(bundle, staging)
  step('rendering the pages')
  const keys = readContentKeys(index)
  const openImages = async () => (await import('./social/write-social-images.ts')).openSocialImages(folder)
  // A small site's are drawn by other threads while its pages are rendered.
  const earlyImages = isSmallSite && hasSocialImages ? await openImages() : undefined
  const options = { root, bundle, site: folder, contentIndex: index, onRendered: earlyImages?.add }
  const pages = await makePages(options, keys, isFull)
  step('writing the other files')
  await writeLlmsFullTxt(folder)
  if (hasSocialImages) {
    // In a large build, the workers have to free their memory first.
    const images = earlyImages ?? (await openImages())
    for (const page of pages) images.add(page)
    await images.end()
  }
  if (spoken) placeLanguages(root, spoken, folder)
  writeHostFiles(staging, pages, hostedLanguages(root))
  step('verifying')
  verifyImages(root, folder, pages)
  await verifyCharacters(root, path.join(bundle.folder, 'client'), pages)
  step('publishing')
  publish(staging, dist)
  const published = path.join(dist, 'client')
  const before = Object.keys(readLastBuild(root).pages)
  writeLastBuild(root, { bundle: bundle.key, pages, keys, site: published })
  pruneStore(root, keys.values())
  pruneCompressed()
  await printReport(pages, published, performance.now() - started)
  if (passed) console.log(`The notice in site.yaml ended on ${passed}, so no page shows it.`)
  for (const { folder: of, slug, closes } of closed)
    console.log(`${of}/${slug}.md closed on ${closes}, so the site has no page for it.`)
  for (const line of vanishedPages(before, routes, redirects)) console.log(line)
  if (spoken) for (const line of translationReport(spoken)) console.log(line)
}

/** Writes the files that need neither the bundle nor a page. */
async function writeFiles(root: string, index: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await runStep('site-files/write-all.ts', [root, index, folder], heaps.files)
  await runStep('picture-files/write-pictures.ts', [root, index, folder], heaps.pictures)
}

/**
 * Reuses the unchanged pages of the last build, unless the build is a full one, and renders the others.
 * @throws {BuildError} If a page could not be rendered.
 */
async function makePages(
  options: Omit<RenderOptions, 'pages'> & { bundle: Bundle },
  keys: ContentKeys,
  isFull: boolean,
) {
  const { root, bundle, site: to } = options
  const from = path.join(root, 'dist', 'client')
  const last = readLastBuild(root)
  const known = !isFull && last.bundle === bundle.key ? last.pages : {}
  const listed = [...routes, notFoundFile] as const
  const kept = listed.flatMap((page) => keepPage(known[page], { keys, from, to }) ?? [])
  const made = new Map(kept.map((page) => [page.path, page]))
  const rendered = await renderPages({ ...options, pages: listed.filter((page) => !made.has(page)) })
  for (const page of rendered) made.set(page.path, page)
  return listed.map((page) => {
    const found = made.get(page)
    if (!found) throw new BuildError('A page was not rendered', [page])
    return found
  })
}
