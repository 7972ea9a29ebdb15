import { mainPageFile } from '../engine/content/main-pages.ts'
import { pageSchemas, type PageFields, type PageName } from '../engine/schemas/pages/index.ts'
import { readYaml } from '../engine/faults/read-yaml.ts'

/**
 * Reads the texts of a main page.
 * @throws {Error} If its file has faults.
 */
export function mainPage<Name extends PageName>(name: Name): PageFields[Name] {
  const { data, faults } = readYaml(process.cwd(), mainPageFile(name), pageSchemas[name])
  if (!data) throw new Error(faults.map(({ file, problem }) => `${file}: ${problem}`).join('\n'))
  return data as PageFields[Name]
}
