/** A step of the build: compiles and checks the content of a project. */
import { writeFileSync } from 'node:fs'
import { contentIndex } from './open-content.ts'
import { readContent } from './read-content.ts'

/**
 * @param root The project's root.
 * @param index The file to write: an index of the checked content, for the later steps.
 * @throws {ContentError} With every fault in the content.
 */
export const run = (root: string, index: string): void =>
  writeFileSync(index, contentIndex(readContent(root)))
