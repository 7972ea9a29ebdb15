/**
 * What a page's data may contain besides JSON, as Vike's serializer writes it: `undefined`, and strings that begin
 * with an exclamation mark. The build fails on anything else (engine/render/page-renderer.ts).
 */
export const types = [
  { match: (text: string) => text === '!undefined', deserialize: () => undefined },
  { match: (text: string) => text.startsWith('!'), deserialize: (text: string) => text.slice(1) },
]
