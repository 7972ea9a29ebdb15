export type Values = Readonly<Record<string, string | number>>

/** Replaces names in braces, as in `{count} mi`, with their values. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
