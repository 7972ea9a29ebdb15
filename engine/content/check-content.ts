/** Compiles and checks the content of a project, and writes its index: see check-in-process.ts. */
import { writeFileSync } from 'node:fs'
import { ContentError } from '../faults/fault.ts'
import { contentIndex } from './open-content.ts'
import { readContent } from './read-content.ts'
import { endWithParent } from '../process/run-in-process.ts'

endWithParent()
const [root = '', index = ''] = process.argv.slice(2)
try {
  writeFileSync(index, contentIndex(readContent(root)))
  process.exit()
} catch (error) {
  console.error(error instanceof ContentError ? `\n${error.message}` : error)
  process.exit(1)
}
