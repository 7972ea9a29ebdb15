import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vike/api'
import { readContent } from '../../content/pipeline/load.ts'
import { site } from '../../content/site.ts'
import { lockBuild } from './build-lock.ts'
import { finishSite } from './finish-site.ts'
import { writeIcons } from './icons/write-icons.ts'
import { assertPublicKey } from './public-key.ts'
import { writeHostFiles } from './hosting/write-host-files.ts'
import { publish, recover } from './publish.ts'
import { printReport } from './report.ts'
import { writeSocialImages } from './social/write-social-images.ts'
import { writeMarkdown } from './site-files/write-markdown.ts'
import { writeSiteFiles } from './site-files/write-site-files.ts'
import { verifySite } from './verify-site.ts'

interface BuildOptions {
  /** The project's root. */
  root: string
}

/**
 * Renders every route into `<root>/dist/client`. All work happens in a folder of its own, which
 * replaces `dist` only when every check has passed.
 */
export async function buildSite({ root }: BuildOptions): Promise<void> {
  const started = performance.now()
  const step = (name: string) =>
    console.log(`  ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${name}`)
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const unlock = lockBuild(cache)
  const staging = path.join(cache, `build-${process.pid}`)
  const cleanUp = () => {
    rmSync(staging, { recursive: true, force: true })
    unlock()
  }
  // Vike ends the process by itself when it cannot write a page.
  process.once('exit', cleanUp)
  try {
    recover(path.join(root, 'dist'))
    mkdirSync(staging, { recursive: true })
    step('checking the content')
    assertPublicKey(site.backend.key)
    const content = readContent(root)
    step('bundling and rendering')
    await withoutFileList(staging, () =>
      build({ viteConfig: { root, logLevel: 'error', build: { outDir: staging, emptyOutDir: true } } }),
    )
    const folder = path.join(staging, 'client')
    step('finishing the pages')
    const pages = finishSite(folder)
    writeSiteFiles(folder, content)
    writeMarkdown(folder, pages)
    await writeIcons(folder)
    await writeSocialImages(folder, pages)
    writeHostFiles(staging, pages)
    step('verifying')
    verifySite(pages)
    step('publishing')
    publish(staging, path.join(root, 'dist'))
    printReport(pages, performance.now() - started)
  } finally {
    cleanUp()
    process.off('exit', cleanUp)
  }
}

/** Vike prints every file that it writes; the report at the end says more in less. */
async function withoutFileList(staging: string, run: () => Promise<unknown>): Promise<void> {
  const { log } = console
  const folder = path.basename(staging)
  console.log = (...words: unknown[]) => {
    if (!words.some((word) => String(word).includes(folder))) log(...words)
  }
  try {
    await run()
  } finally {
    console.log = log
  }
}
