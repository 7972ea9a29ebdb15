/** Writes the files of every photograph into the site: see write-in-process.ts. */
import { openContent } from '../content/open-content.ts'
import { endWithParent } from '../process/run-in-process.ts'
import { writePictures } from './write-pictures.ts'

endWithParent()
const [root = '', index = '', folder = ''] = process.argv.slice(2)
await writePictures(root, openContent(root, index), folder)
process.exit()
