import type { PageContextClient } from 'vike/types'

/**
 * Vike calls this when it starts to show a page, and again with `errorWhileRendering` when that failed
 * because code was cut off or data was malformed. By default it would then show the error page, as if there
 * were no such page. Instead, the browser loads the address as a document; a page that was only being
 * hydrated stays as it was pre-rendered, with ordinary links (start-app.ts). If React crashed while
 * hydrating, there is no page left to keep, so the error page is shown.
 */
export async function onCreatePageContext(pageContext: PageContextClient): Promise<void> {
  if (!pageContext.errorWhileRendering) return
  if (pageContext.previousPageContext) location.assign(pageContext.urlOriginal)
  else if (!document.querySelector('#root')?.hasChildNodes()) return
  // Stops Vike here.
  await new Promise(() => {})
}
