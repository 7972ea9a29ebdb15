import { entriesSource, todayIn } from './entries.ts'
import { writeModules } from './modules.ts'

/**
 * Reads the site's own files (site.yaml, menus, prices, words, parts, the list of pages) and writes the modules by
 * which the code knows them, in `.site`. Every command calls it before it imports anything of the model.
 * @param root The project's root.
 * @returns Whether any module has changed.
 * @throws {ContentError} With every fault in the data files, by file, line and field.
 */
export function prepareSite(root: string): boolean {
  return writeModules(root, { 'entries.ts': entriesSource(root, todayIn('America/New_York')) })
}
