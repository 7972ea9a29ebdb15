import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** Vike's module of the app, and that of each page, in the browser's bundle. */
const app = /vike.dist.client.runtime-client-routing.entry\.js$/
const page = /virtual:vike:page-entry:client/

/** What stays with its pages, even where several have it. */
const ofPages = /(?:^|[/\\])pages[/\\]/

/** The entries of the app and of pages that import a module, directly or indirectly, but not by `import()`. */
function startsOf(id: string, context: Context): string[] {
  const seen = new Set<string>()
  const left = [id]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    left.push(...(context.getModuleInfo(next)?.importers ?? []))
  }
  return [...seen].filter((one) => app.test(one) || page.test(one))
}

/** A module with less code than this, in characters, is smaller than the headers of a separate response. */
const small = 900

/**
 * What every page starts with, and the components and texts that three or more pages import, or two if they are smaller
 * than a response's headers: otherwise each combination of pages would get its own file.
 */
function isShared(id: string, context: Context): boolean {
  const starts = startsOf(id, context)
  if (starts.some((start) => app.test(start))) return true
  const size = context.getModuleInfo(id)?.code?.length ?? 0
  return !ofPages.test(id) && starts.length > (size < small ? 1 : 2)
}

/** The browser's bundle: each page starts with three files: React, the app, and the page's own. */
export const startChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // Runs in its own task (engine/finish/finish-html.ts).
    { name: 'react', test: /node_modules.(?:react|react-dom|scheduler)./, priority: 1 },
    { name: (id, context) => (isShared(id, context) ? 'app' : null) },
  ],
}

/** What the app starts with. */
const started = /entry-client-routing-?[^/]*\.js$|chunks\/react-/

/**
 * What is fetched along with a file loaded by `import()`: neither the file itself, which is already on its way, nor what
 * the app starts with. Their names would otherwise be in every first load.
 */
export const lateFiles = (file: string, needed: readonly string[]): string[] =>
  needed.filter((name) => name !== file && !started.test(name))
