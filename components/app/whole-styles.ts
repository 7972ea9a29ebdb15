/**
 * The whole stylesheet. A page has what it shows inlined, with the cookie banner (engine/finish/page-styles.ts); the
 * rest is for what its visitor opens and for the pages they go to, so it is fetched at their first sign of life.
 */
let whole: Promise<void> | undefined

/**
 * Fetches it, once. What it styles waits for it.
 * @throws {Error} If it can't be loaded; the next call tries again.
 */
export function wholeStyles(): Promise<void> {
  whole ??= load().catch((error: unknown) => {
    whole = undefined
    throw error
  })
  return whole
}

async function load(): Promise<void> {
  const files = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
  // The development server loads styles in its own way.
  if (files === undefined) return
  const [, , href] = JSON.parse(files) as [string, string[], string]
  // The boot script has waited for it.
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    // The element goes by itself (components/late-code/import-again.ts).
    link.addEventListener('error', () => reject(new Error(href)))
    // Last, for the reason in renderer/boot/start-app.ts.
    document.body.append(link)
  })
}
