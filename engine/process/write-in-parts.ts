import { closeSync, openSync, writeFileSync } from 'node:fs'

/** Characters that are written at a time. */
const partSize = 1_000_000

/** Writes a file that need not fit into memory: its texts, one after the other, as they come. */
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
