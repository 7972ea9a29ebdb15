import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pruneStore } from './content/prune-store.ts'
import { redirects } from '../model/redirects.ts'
import { routes } from '../model/routes.ts'
import { site } from '../model/site.ts'
import { pruneSizes } from './process/compressed-size.ts'
import { lockBuild } from './process/build-lock.ts'
import { bundleSite, copyBundle, findBundle, type Bundle } from './bundle/bundle-site.ts'
import { checkContent } from './content/check-in-process.ts'
import { allDone } from './process/all-done.ts'
import { assertPublicKey } from './bundle/public-key.ts'
import { writeHostFiles } from './hosting/write-host-files.ts'
import { writePicturesInProcess } from './picture-files/write-in-process.ts'
import { publish, recover } from './publish/publish.ts'
import { vanishedPages } from './publish/vanished-pages.ts'
import { openFolders } from './render/folders.ts'
import {
  keepPage,
  readContentKeys,
  readLastBuild,
  writeLastBuild,
  type ContentKeys,
} from './render/last-build.ts'
import { renderPages } from './render/render-pages.ts'
import { startWorker, type Worker } from './render/start-worker.ts'
import type { RenderedPage } from './render/rendered-page.ts'
import { printReport } from './publish/report.ts'
import { writeLlmsFullTxt } from './site-files/llms-full-txt.ts'
import { writeAllSiteFiles } from './site-files/write-in-process.ts'
import { notFoundFile } from './render/rendered-page.ts'
import { verifySite } from './publish/verify-site.ts'

export interface BuildOptions {
  /** The project's root. */
  root: string
  /** Rebuilds everything and reuses nothing from the last build. */
  full?: boolean
  /** Skips the social images: each takes longer to draw than a hundred pages take to render. */
  withoutSocialImages?: boolean | undefined
}

/**
 * Renders every route into `<root>/dist/client`. The build works in its own folder, which replaces
 * `dist` only after every check has passed. Pages that would come out the same are reused from the
 * last build.
 */
export async function buildSite({ root, full = false, withoutSocialImages }: BuildOptions): Promise<void> {
  const started = performance.now()
  const step = (name: string) =>
    console.log(`  ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${name}`)
  const cache = path.join(root, '.cache')
  const dist = path.join(root, 'dist')
  mkdirSync(cache, { recursive: true })
  const unlock = lockBuild(cache)
  const work = path.join(cache, `build-${process.pid}`)
  const staging = path.join(work, 'dist')
  const folder = path.join(staging, 'client')
  const index = path.join(work, 'content.json')
  let worker: Worker | undefined
  /** Has a worker load a bundle that is there while the content is checked: that takes as long as rendering a page. */
  const findBundleAndOpen = async (): Promise<Bundle> => {
    const bundle = findBundle(root, full)
    if (!bundle.isNew) worker = startWorker({ root, bundle, site: folder, contentIndex: index })
    return bundle
  }
  try {
    recover(dist)
    mkdirSync(staging, { recursive: true })
    step('checking the content')
    assertPublicKey(site.backend.key)
    const checking = checkContent(root, index)
    const bundle = await allDone(findBundleAndOpen(), checking)
    step('bundling')
    await bundleSite(bundle, root, work)
    copyBundle(bundle, staging)
    step('rendering the pages')
    const keys = readContentKeys(index)
    const pages = await makePagesAndFiles({ root, index, keys, bundle, full, folder, worker })
    step('writing what goes with them')
    writeLlmsFullTxt(folder)
    if (!withoutSocialImages) await (await socialImages()).writeSocialImages(folder, pages)
    writeHostFiles(staging, pages)
    step('verifying')
    verifySite(pages)
    step('publishing')
    publish(staging, dist)
    const published = path.join(dist, 'client')
    const before = Object.keys(readLastBuild(root).pages)
    writeLastBuild(root, { bundle: bundle.key, pages, keys, site: published })
    pruneStore(root, keys.values())
    pruneSizes()
    printReport(pages, published, performance.now() - started)
    for (const line of vanishedPages({ before, now: routes, redirects })) console.log(line)
  } finally {
    worker?.end()
    rmSync(work, { recursive: true, force: true })
    unlock()
  }
}

/** Loaded late: in a large build, only when the workers have freed their memory. */
const socialImages = () => import('./social/write-social-images.ts')

/**
 * Up to this number of pages, what needs no page is written while the pages are rendered. With more, that would
 * save little time and cost memory.
 */
const few = 1000

interface PagesOptions {
  root: string
  /** The index file of the checked content. */
  index: string
  keys: ContentKeys
  bundle: Bundle
  full: boolean
  folder: string
  worker: Worker | undefined
}

/** Makes the pages, and the files that are made from the content alone. */
async function makePagesAndFiles(options: PagesOptions): Promise<RenderedPage[]> {
  const files = async () => {
    await writeAllSiteFiles(options)
    await writePicturesInProcess(options)
  }
  if (routes.length <= few) return allDone(makePages(options), files(), socialImages())
  const pages = await makePages(options)
  await files()
  return pages
}

/** Reuses the unchanged pages of the last build and renders the others. */
async function makePages(options: PagesOptions): Promise<RenderedPage[]> {
  const { root, index, keys, bundle, full, folder, worker } = options
  const last = full ? undefined : readLastBuild(root)
  const from = path.join(root, 'dist', 'client')
  const known = last?.bundle === bundle.key ? last.pages : {}
  const listed = [...routes, notFoundFile] as const
  const folders = openFolders()
  const kept = new Map<string, RenderedPage>()
  for (const page of listed) {
    const same = keepPage(known[page], { keys, from, to: folder, folders })
    if (same) kept.set(page, same)
  }
  const rendered = await renderPages({
    pages: listed.filter((page) => !kept.has(page)),
    root,
    bundle,
    site: folder,
    contentIndex: index,
    started: worker,
  })
  for (const page of rendered) kept.set(page.path, page)
  return listed.flatMap((page) => kept.get(page) ?? [])
}
