import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readContent } from '../../engine/content/read-content.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { thrownFaults } from '../thrown-faults.ts'

/** Copies the sample's content for the tests of a file, which edit it. */
export function editedContent() {
  const root = temporaryFolder('edited-content')
  const folder = path.join(root, 'sites/spanwright')
  cpSync('sites/spanwright', folder, { recursive: true })
  /**
   * The faults after `edit` has changed one file, which is then restored.
   * @param edit Takes the file's text, and returns the new one; undefined to delete the file.
   */
  function faultsAfter(file: string, edit: (text: string) => string | undefined): string[] {
    const target = path.join(folder, file)
    const source = existsSync(target) ? readFileSync(target, 'utf8') : undefined
    const edited = edit(source ?? '')
    if (edited === undefined) rmSync(target)
    else writeFileSync(target, edited)
    try {
      return thrownFaults(() => readContent(root))
    } finally {
      if (source === undefined) rmSync(target)
      else writeFileSync(target, source)
    }
  }
  return { root, folder, faultsAfter }
}
