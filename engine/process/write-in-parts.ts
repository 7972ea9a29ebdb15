import { closeSync, openSync, writeFileSync } from 'node:fs'

/** The number of characters to write at a time. */
const partSize = 1_000_000

/** Writes texts to a file as they come, so that the file doesn't have to fit into memory. */
export function writeInParts(file: string, texts: Iterable<string>): void {
  const opened = openSync(file, 'w')
  try {
    let part = ''
    for (const text of texts) {
      part += text
      if (part.length < partSize) continue
      writeFileSync(opened, part)
      part = ''
    }
    writeFileSync(opened, part)
  } finally {
    closeSync(opened)
  }
}
