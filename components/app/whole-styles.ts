import { loadFile } from './load-file.ts'

/** The address of the whole stylesheet; undefined on the development server, which loads styles in its own way. */
export function wholeStylesheet(): string | undefined {
  const files = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
  return files && (JSON.parse(files) as [string, string[], string])[2]
}

/**
 * Fetches the whole stylesheet, once, without applying it: browsers then restyle the whole page, which would delay the
 * response to what the visitor does meanwhile.
 * @throws {Error} If it can't be loaded; the next call tries again.
 */
export async function fetchWholeStyles(): Promise<void> {
  const href = wholeStylesheet()
  if (href) await loadFile(href, 'not all')
}

/**
 * Applies the whole stylesheet. A page has the styles of what it shows and of the cookie banner inlined
 * (engine/finish/page-styles.ts); the rest is for what the visitor opens and for the next pages, so it is fetched at the
 * first interaction. Whatever needs these styles awaits this before it is shown.
 * @throws {Error} If it can't be loaded; the next call tries again.
 */
export async function wholeStyles(): Promise<void> {
  await fetchWholeStyles()
  const link = document.querySelector<HTMLLinkElement>(`link[href="${wholeStylesheet()}"]`)
  if (link) link.media = ''
}
