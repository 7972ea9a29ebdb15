import { wholeStyles } from '#components/app/whole-styles.ts'

/** Paths of pages whose files were already requested in this document. */
const asked = new Set<string>()

/**
 * Fetches what a page needs into the HTTP cache: its data, which lists its chunks (the build adds
 * `preload` to each index.pageContext.json), then those. A failure is ignored and may be tried
 * again; nothing is evaluated, so a failed preload cannot spoil the later navigation.
 */
async function preloadPage(path: string): Promise<void> {
  if (asked.has(path)) return
  asked.add(path)
  try {
    const response = await fetch(`${path}index.pageContext.json`, { priority: 'low' })
    const { preload = [] } = (await response.json()) as { preload?: string[] }
    await Promise.all(preload.map((file) => fetch(file, { priority: 'low' })))
  } catch {
    asked.delete(path)
  }
}

/** Whether following the link shows another page of this site in the same tab. */
const isInternalPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  link.pathname.endsWith('/') &&
  !link.target &&
  !(SITE_HAS_LANGUAGES && link.hreflang) &&
  !link.hasAttribute('download')

function onIntent({ target, isTrusted }: Event): void {
  // Untrusted events come from warm-up.ts. Code that needs the styles reports a failure.
  if (isTrusted) void wholeStyles().catch(() => {})
  if (!(target instanceof Element)) return
  const link = target.closest('a')
  if (link && isInternalPage(link)) void preloadPage(link.pathname)
}

/**
 * Preloads what the visitor may need next: an internal page when its link is hovered, touched or focused, and the
 * whole stylesheet on any interaction.
 */
export function startPreloading(): void {
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true })
  }
}
