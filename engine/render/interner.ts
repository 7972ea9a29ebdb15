import type { RenderedPage } from './rendered-page.ts'

/**
 * Returns a function that deduplicates values that many pages share. Each message from a worker has its own copies of
 * strings and lists, which took up most of the memory in a large build.
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
