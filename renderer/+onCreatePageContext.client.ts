import type { PageContextClient } from 'vike/types'

/**
 * Runs when Vike turns to a page and, with `errorWhileRendering`, when that has failed: its code is cut
 * off, its data is none. The error page would stand in for it and say that there is no such page.
 * Instead the browser loads the address as a document, and a page that was only to be hydrated stays as
 * it was pre-rendered, with ordinary links (start-app.ts). Where React has crashed while hydrating there
 * is nothing left to keep, and the error page is shown.
 */
export async function onCreatePageContext(pageContext: PageContextClient): Promise<void> {
  if (!pageContext.errorWhileRendering) return
  if (pageContext.previousPageContext) location.assign(pageContext.urlOriginal)
  else if (!document.querySelector('#root')?.hasChildNodes()) return
  // Vike goes no further.
  await new Promise(() => {})
}
