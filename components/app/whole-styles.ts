/**
 * The whole stylesheet. A page has the styles of what it shows and of the cookie banner inlined
 * (engine/finish/page-styles.ts). The rest is for what the visitor opens and for the next pages, so it is fetched at
 * the first interaction.
 */
let whole: Promise<void> | undefined

/**
 * Fetches the whole stylesheet, once. Whatever needs its styles awaits this before it is shown.
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
  // Absent on the development server, which loads styles in its own way.
  if (files === undefined) return
  const [, , href] = JSON.parse(files) as [string, string[], string]
  // The boot script has waited for it.
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    // Its element is removed by components/late-code/import-again.ts.
    link.addEventListener('error', () => reject(new Error(href)))
    // At the end of the page, for the reason in renderer/boot/start-app.ts.
    document.body.append(link)
  })
}
