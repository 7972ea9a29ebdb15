import type { RenderedPage } from './rendered-page.ts'

/**
 * Opens a function that gives what many pages have in common one place in memory. The messages of the workers
 * bring each page texts and lists of its own, which were most of what the build kept of a large site.
 */
export function openInterner(): (page: RenderedPage) => RenderedPage {
  const texts = new Map<string, string>()
  const lists = new Map<string, string[]>()
  const text = (value: string): string => known(texts, value, value)
  const list = (values: string[]): string[] => known(lists, values.join('\n'), values)
  return (page) => ({
    ...page,
    modules: list(page.modules),
    scriptHashes: list(page.scriptHashes),
    reads: page.reads.map(text),
  })
}

function known<Value>(values: Map<string, Value>, key: string, value: Value): Value {
  const first = values.get(key) ?? value
  values.set(key, first)
  return first
}
