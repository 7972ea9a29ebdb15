import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** The part of harfbuzzjs used here; it ships without types. */
interface HarfBuzz {
  createBlob: (data: Uint8Array) => object
  createFace: (blob: object, index: number) => { collectUnicodes: () => Iterable<number> }
}

/**
 * The characters that none of some fonts has; browsers would show them in any font that the reader's machine has.
 * @param fonts Files.
 */
export async function lackingCharacters(fonts: readonly string[], characters: string): Promise<string[]> {
  const hb = (await createRequire(import.meta.url)('harfbuzzjs')) as HarfBuzz
  const known = new Set<number>()
  for (const file of fonts) {
    // oxlint-disable-next-line no-await-in-loop -- subset-font handles one font at a time anyway.
    const font = await subsetFont(readFileSync(file), characters, { targetFormat: 'truetype' })
    const face = hb.createFace(hb.createBlob(new Uint8Array(font)), 0)
    for (const code of face.collectUnicodes()) known.add(code)
  }
  return Array.from(characters).filter((character) => !known.has(character.codePointAt(0) ?? 0))
}
