import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { replyTime } from '../../model/reply-time.ts'
import { site } from '../../model/site.ts'
import { drawingModule } from './drawings.ts'
import { entriesSource, todayIn } from './entries.ts'
import { siteFolder } from '../process/site-folder.ts'
import { dataModule, writeModules } from './modules.ts'
import { partModules } from './parts.ts'
import { wordModules } from './words.ts'

/** What `{{…}}` may stand for in the words of the interface. */
const placeholders = {
  'site.name': site.name,
  'site.legalName': site.legalName,
  'site.founded': String(site.founded),
  'site.phone': site.phone.display,
  'site.email': site.email,
  'site.hours': site.hours,
  'terms.reply': replyTime,
}

/**
 * Reads the site's own files (site.yaml, menus, prices, words, parts, the list of pages) and writes the modules by
 * which the code knows them, in `.site`. Every command calls it before it imports anything of the model.
 * @param root The project's root.
 * @returns Whether any module has changed.
 * @throws {ContentError} With every fault in the data files, by file, line and field.
 */
export function prepareSite(root: string): boolean {
  return writeModules(root, {
    'entries.ts': entriesSource(root, todayIn('America/New_York')),
    'audit.ts': dataModule({ audit: lastAudit(root) }),
    ...wordModules(root, { placeholders, language: site.language }),
    ...partModules(root),
    ...drawingModule(root),
  })
}

/** The record of the last `npm run audit:a11y -- --record`; a site that keeps none says nothing of an audit. */
function lastAudit(root: string): unknown {
  const file = path.join(root, siteFolder(root), 'accessibility-audit.json')
  return existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { date: '', pages: 0, checks: 0, violations: 0 }
}
