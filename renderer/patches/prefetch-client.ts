/**
 * Replaces Vike's prefetching in the browser, which even when switched off (pages/+config.ts) watches the document for
 * links and listens on each of them. renderer/preload.ts preloads pages instead. Vike imports all of these names.
 */
import { takePageContext } from '../preload.ts'

const nothing = () => {}

export function getPageContextPrefetched({ urlOriginal }: { urlOriginal: string }): object | null {
  const context = takePageContext(new URL(urlOriginal, location.href).pathname)
  return context && { ...context, _hasPageContextFromServer: true }
}

export const populatePageContextPrefetchCache = nothing
export const initLinkPrefetchHandlers = nothing
export const addLinkPrefetchHandlers = nothing
export const addLinkPrefetchHandlers_watch = nothing
export const addLinkPrefetchHandlers_unwatch = nothing
export const prefetch = nothing
