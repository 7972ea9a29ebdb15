/** The build step that compiles and checks the content. */
import { writeFileSync } from 'node:fs'
import { readContent } from './read-content.ts'

/**
 * @param index The file to which the checked content is written, without the entries' texts and fields.
 * @throws {ContentError} With all faults in the content.
 */
export const run = (root: string, index: string): void =>
  writeFileSync(index, JSON.stringify(readContent(root)))
