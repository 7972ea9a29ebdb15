/** The build step that compiles and checks the content. */
import { writeFileSync } from 'node:fs'
import { contentIndex } from './open-content.ts'
import { readContent } from './read-content.ts'

/**
 * @param root The project's root.
 * @param index The file to which the index of the checked content is written, for later steps.
 * @throws {ContentError} With all faults in the content.
 */
export const run = (root: string, index: string): void =>
  writeFileSync(index, contentIndex(readContent(root)))
