/**
 * What the data of a page says besides JSON, as Vike's serializer writes it: `undefined`, and texts that begin with an
 * exclamation mark. The build ends if it says anything else (engine/render/page-renderer.ts).
 */
export const types = [
  { match: (text: string) => text === '!undefined', deserialize: () => undefined },
  { match: (text: string) => text.startsWith('!'), deserialize: (text: string) => text.slice(1) },
]
