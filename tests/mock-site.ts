import { onTestFinished, vi } from 'vitest'

/**
 * Replaces exports of the site's modules in everything that the current test imports from then on.
 * @param changes By the names of the modules in `.site`, without `.ts`: the new exports, made from the original ones.
 */
export function mockSite(changes: Readonly<Record<string, (original: never) => object>>): void {
  vi.resetModules()
  const fileOf = (name: string) => `../.site/${name}.ts`
  for (const [name, change] of Object.entries(changes))
    vi.doMock(fileOf(name), async (original) => {
      const module = await original<never>()
      return { ...(module as object), ...change(module) }
    })
  onTestFinished(() => {
    for (const name of Object.keys(changes)) vi.doUnmock(fileOf(name))
    vi.resetModules()
  })
}
