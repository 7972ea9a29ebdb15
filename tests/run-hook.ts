import type { Plugin } from 'vite'

interface Hook {
  filter: { id: RegExp }
  handler: (...args: unknown[]) => unknown
}

/** Runs a hook of a plugin, with what stands for Vite's context. */
export const runHook = (plugin: Plugin, name: keyof Plugin, context: object, ...args: unknown[]): unknown => {
  const hook = plugin[name] as Hook | Hook['handler']
  return (typeof hook === 'function' ? hook : hook.handler).apply(context, args)
}

/** The ids of modules that a hook is for. */
export const filterOf = (plugin: Plugin, name: keyof Plugin): RegExp => (plugin[name] as Hook).filter.id
