import { parse } from '@brillout/json-serializer/parse'
import { afterPaint } from '#components/app/after-paint.ts'
import { fetchWholeStyles, wholeStyles } from '#components/app/whole-styles.ts'
import { preloaded } from './patches/prefetch-client.ts'

interface PageContext {
  /** The page's chunks; the build adds this to each index.pageContext.json. */
  preload?: string[]
}

/** Chunks that the browser has as modules. */
const modules = new Set<string>()

/**
 * Loads what a page needs: its data, then its chunks, which the browser compiles but doesn't evaluate. A failure is
 * ignored and may be tried again. Browsers remember modules that failed to load, so a chunk is declared as one only once
 * it is in the HTTP cache.
 */
async function preloadPage(path: string): Promise<void> {
  if (preloaded.has(path)) return
  preloaded.set(path, null)
  try {
    const context = parse(await fetchText(`${path}index.pageContext.json`)) as PageContext
    const files = (context.preload ?? []).filter((file) => !modules.has(file))
    await Promise.all(files.map(fetchText))
    for (const file of files) {
      modules.add(file)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }),
      )
    }
    if (preloaded.has(path)) preloaded.set(path, context)
  } catch {
    preloaded.delete(path)
  }
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { priority: 'low' })
  if (!response.ok) throw new Error(url)
  return response.text()
}

/** Whether following the link shows another page of this site in the same tab. */
const isInternalPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  link.pathname.endsWith('/') &&
  !link.target &&
  !(SITE_HAS_LANGUAGES && link.hreflang) &&
  !link.hasAttribute('download')

/** How long the visitor pauses before the whole stylesheet is applied, in milliseconds: rarely within a word. */
const pause = 200
let pausing: ReturnType<typeof setTimeout> | undefined

function onIntent({ target, isTrusted }: Event): void {
  // Untrusted events come from warm-up.ts. Code that needs the styles reports a failure.
  if (isTrusted) {
    void afterPaint()
      .then(fetchWholeStyles)
      .catch(() => {})
    clearTimeout(pausing)
    pausing = setTimeout(() => void wholeStyles().catch(() => {}), pause)
  }
  if (!(target instanceof Element)) return
  const link = target.closest('a')
  if (link && isInternalPage(link)) void preloadPage(link.pathname)
}

/**
 * Preloads what the visitor may need next: an internal page when its link is hovered, touched or focused, and the
 * whole stylesheet after any interaction, whose paint it would delay. It is applied in the first pause.
 */
export function startPreloading(): void {
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true })
  }
}
