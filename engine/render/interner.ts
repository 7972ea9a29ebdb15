import type { RenderedPage } from './rendered-page.ts'

/**
 * Returns a function that deduplicates values that many pages share. Each message from a worker has its own copies of
 * strings and lists, which took up most of the memory in a large build.
 */
export function openInterner(): (page: RenderedPage) => RenderedPage {
  const texts: Record<string, string> = {}
  const lists: Record<string, string[]> = {}
  const list = (values: string[]): string[] => (lists[values.join('\n')] ??= values)
  return (page) => ({
    ...page,
    modules: list(page.modules),
    scriptHashes: list(page.scriptHashes),
    reads: page.reads.map((text) => (texts[text] ??= text)),
  })
}
