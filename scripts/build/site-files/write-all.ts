/** Writes the files made from all content: see write-in-process.ts. */
import { openContent } from '../content/load.ts'
import { writeDrawings } from '../drawings/write-drawings.ts'
import { endWithParent } from '../process/run-in-process.ts'
import { writeSearchDocuments } from './search-documents.ts'
import { writeLlmsFullTxt } from './llms-full-txt.ts'
import { writeSiteFiles } from './write-site-files.ts'

endWithParent()
const [root = '', index = '', folder = ''] = process.argv.slice(2)
const content = openContent(root, index)
writeSiteFiles(folder, content)
writeSearchDocuments(folder, content)
writeLlmsFullTxt(folder)
writeDrawings(folder, content)
process.exit()
