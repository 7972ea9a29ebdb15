/** A step of the build: writes the files made from all content. */
import { openContent } from '../content/open-content.ts'
import { writeDrawings } from '../drawing-files/write-drawings.ts'
import { isEditorPublished } from '../hosting/editor-headers.ts'
import { writeIcons } from '../icons/write-icons.ts'
import { writeSearchDocuments } from './search-documents.ts'
import { writeSiteFiles } from './write-site-files.ts'

/**
 * @param index The index of the checked content: `contentIndex` of engine/content/open-content.ts.
 * @param folder The site's folder.
 */
export async function run(root: string, index: string, folder: string): Promise<void> {
  const content = openContent(root, index)
  writeSiteFiles(folder, content)
  await writeSearchDocuments(folder, content)
  writeDrawings(folder, root)
  await writeIcons(folder, root)
  // Loaded only if needed, since the editor needs all schemas.
  if (isEditorPublished()) (await import('../editor/files.ts')).writeEditor(folder)
}
