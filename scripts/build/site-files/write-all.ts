/** Writes the files made from all content: see write-in-process.ts. */
import { openContent } from '../content/load.ts'
import { writeDrawings } from '../drawings/write-drawings.ts'
import { writeIcons } from '../icons/write-icons.ts'
import { endWithParent } from '../process/run-in-process.ts'
import { writeSearchDocuments } from './search-documents.ts'
import { writeSiteFiles } from './write-site-files.ts'

endWithParent()
const [root = '', index = '', folder = ''] = process.argv.slice(2)
const content = openContent(root, index)
writeSiteFiles(folder, content)
writeSearchDocuments(folder, content)
writeDrawings(folder, content)
await writeIcons(folder)
process.exit()
