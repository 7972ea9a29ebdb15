/** Writes the files made from all content: see write-in-process.ts. */
import { openContent } from '../content/open-content.ts'
import { writeDrawings } from '../drawing-files/write-drawings.ts'
import { isEditorPublished } from '../hosting/editor-headers.ts'
import { writeIcons } from '../icons/write-icons.ts'
import { endWithParent } from '../process/run-in-process.ts'
import { writeSearchDocuments } from './search-documents.ts'
import { writeSiteFiles } from './write-site-files.ts'

endWithParent()
const [root = '', index = '', folder = ''] = process.argv.slice(2)
const content = openContent(root, index)
writeSiteFiles(folder, content)
writeSearchDocuments(folder, content)
writeDrawings(folder, root)
await writeIcons(folder)
// Loaded only for a site that has it: the editor is made from all schemas.
if (isEditorPublished()) (await import('../editor/write-editor.ts')).writeEditor(folder)
process.exit()
