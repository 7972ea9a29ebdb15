/**
 * Replaces Vike's prefetching in the browser, which even when switched off (pages/+config.ts) watches the document for
 * links and listens on each of them. renderer/preload.ts preloads pages instead. Vike imports all of these names but the
 * first.
 */
const nothing = () => {}

/** By path: the pages that were preloaded or are being preloaded, with their data once it is complete. */
export const preloaded = new Map<string, object | null>()

/** A page's data, once: the next navigation to it gets what the server has then. */
export function getPageContextPrefetched({ urlOriginal }: { urlOriginal: string }): object | null {
  const path = new URL(urlOriginal, location.href).pathname
  const context = preloaded.get(path)
  preloaded.delete(path)
  return context ? { ...context, _hasPageContextFromServer: true } : null
}

export const populatePageContextPrefetchCache = nothing
export const initLinkPrefetchHandlers = nothing
export const addLinkPrefetchHandlers = nothing
export const addLinkPrefetchHandlers_watch = nothing
export const addLinkPrefetchHandlers_unwatch = nothing
export const prefetch = nothing
