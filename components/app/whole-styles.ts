import { loadFile } from './load-file.ts'

/**
 * Fetches the whole stylesheet, once. A page has the styles of what it shows and of the cookie banner inlined
 * (engine/finish/page-styles.ts); the rest is for what the visitor opens and for the next pages, so it is fetched at the
 * first interaction. Whatever needs these styles awaits this before it is shown.
 * @throws {Error} If it can't be loaded; the next call tries again.
 */
export async function wholeStyles(): Promise<void> {
  const files = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
  // Absent on the development server, which loads styles in its own way.
  if (files === undefined) return
  const [, , href] = JSON.parse(files) as [string, string[], string]
  await loadFile(href)
}
