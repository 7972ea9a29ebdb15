/** The values that a written module exports (engine/site/modules.ts), by name. */
export const exportsOf = (source: string): Record<string, unknown> =>
  Object.fromEntries(
    source
      .split(/^export const /m)
      .slice(1)
      .map((each) => {
        const [, name = '', json = ''] = /^(\w+).*? = ([^]*?)(?: as const)?\s*$/.exec(each) ?? []
        return [name, JSON.parse(json) as unknown]
      }),
  )
