import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

/** In the browser's bundle, Vike's entry module, and its module for each page. */
const app = /vike.dist.client.runtime-client-routing.entry\.js$/
const page = /virtual:vike:page-entry:client/

/** Modules that stay in their pages' files, even if several pages import them. */
const ofPages = /(?:^|[/\\])pages[/\\]/

/** The modules of the app and of pages that import a module statically, directly or indirectly. */
function startsOf(id: string, context: Context): string[] {
  // The loop also visits what it adds.
  const reached = new Set([id])
  for (const one of reached)
    for (const importer of context.getModuleInfo(one)?.importers ?? []) reached.add(importer)
  return [...reached].filter((one) => app.test(one) || page.test(one))
}

/** Code shorter than this, in characters, is smaller than the headers of a response of its own. */
const small = 900

/**
 * Whether a module belongs in the app's file: if every page starts with it, or if three or more pages import it (two,
 * if it is smaller than a response's headers). Otherwise each combination of pages would get its own file.
 */
function isShared(id: string, context: Context): boolean {
  const starts = startsOf(id, context)
  if (starts.some((start) => app.test(start))) return true
  const size = context.getModuleInfo(id)?.code?.length ?? 0
  return !ofPages.test(id) && starts.length > (size < small ? 1 : 2)
}

/** Splits the browser's bundle so that each page starts with three files: React, the app, and the page's own. */
export const startChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // Runs in its own task (engine/finish/finish-html.ts).
    { name: 'react', test: /node_modules.(?:react|react-dom|scheduler)./, priority: 1 },
    { name: (id, context) => (isShared(id, context) ? 'app' : null) },
  ],
}

/** The files that the app starts with. */
const started = /entry-client-routing-?[^/]*\.js$|chunks\/react-/

/**
 * The files to fetch along with one loaded by `import()`. They exclude that file, which is already on its way, and
 * those that the app starts with, whose names every first load would otherwise contain.
 */
export const lateFiles = (file: string, needed: readonly string[]): string[] =>
  needed.filter((name) => name !== file && !started.test(name))
