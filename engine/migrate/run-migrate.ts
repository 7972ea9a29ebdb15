import { existsSync } from 'node:fs'
import path from 'node:path'
import { ownFolder } from '../process/site-folder.ts'
import { refuse } from '../setup/run-setup.ts'
import { migrate } from './migrate.ts'

/**
 * Converts the content of an older project, and lists what is left to do by hand.
 * @returns The exit status.
 */
export async function runMigrate(root: string, old: string | undefined): Promise<number> {
  if (old === undefined || !existsSync(path.join(old, 'content/site.ts')))
    return refuse(
      `There is no ${path.join(old ?? 'FOLDER', 'content/site.ts')}; expected the old project's folder.`,
    )
  if (existsSync(path.join(root, ownFolder)))
    return refuse(`There is already a folder ${ownFolder}; expected none.`)
  const open = await migrate(root, path.resolve(old))
  console.log(`Written: ${ownFolder}, from ${old}. Left to convert by hand:`)
  console.log(open.map((line) => `  ${line}`).join('\n') || '  nothing')
  return 0
}
