import path from 'node:path'
import { isMap, isSeq, parseDocument } from 'yaml'
import { readIfThere } from '../process/read-if-there.ts'
import { siteFolder } from '../process/site-folder.ts'
import { dataModule } from './modules.ts'

/**
 * The source of `.site/service-groups.ts`: the keys of the groups in pages/home.yaml, in order. Faults in that file are
 * reported when the content is checked.
 */
export function serviceGroupsModule(root: string): string {
  const home = readIfThere(path.join(root, siteFolder(root), 'pages/home.yaml')) ?? ''
  return dataModule({ serviceGroups: keysOf(home) }, { serviceGroups: 'readonly string[]' })
}

function keysOf(home: string): string[] {
  const groups = parseDocument(home).get('groups')
  if (isMap(groups)) return groups.items.map(({ key }) => String(key))
  if (!isSeq(groups)) return []
  return groups.items.flatMap((group) => (isMap(group) && group.has('key') ? [String(group.get('key'))] : []))
}
