import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ContentError, type Fault } from '../faults/fault.ts'
import { paletteOf, parseAccent } from '../../styles/derive-palette.ts'
import { strayTranslations } from './check-languages.ts'
import { contactLanguages } from './contact-languages.ts'
import { languageFolder } from '../languages/language-folder.ts'
import { languageModules, readLanguages } from './site-languages.ts'
import { readIfThere } from '../process/read-if-there.ts'
import { auditFile } from '../process/site-folder.ts'
import { bookingModule } from './booking.ts'
import { drawingModule } from './drawings.ts'
import { entriesSource, todayIn } from './entries.ts'
import { featureModules } from './features.ts'
import { strayFolders } from './folder-files.ts'
import type { OpeningWords } from '../../model/opening.ts'
import { hoursModules, withComingExceptions, type HoursWords } from './hours.ts'
import { dataModule, fieldsModule, modulesFolder, writeModules, type Modules } from './modules.ts'
import { noticeModule } from './notice.ts'
import { ownPages } from './own-pages.ts'
import { mainPageNames, pageFiles, pageModules } from './pages.ts'
import { partModules } from './parts.ts'
import { readSiteData } from './read-data.ts'
import { directionOf } from '../schemas/values.ts'
import { sectionsOf, siteModule } from './site-module.ts'
import { serviceGroupsModule } from './service-groups.ts'
import { spokenWords, wordModules, wordsOf } from './words.ts'

/** Languages that write compounds as one word. */
const compounding = /^(?:da|de|fi|nb|nl|nn|no|sv)\b/

/**
 * Reads the site's files (site.yaml, menus, prices, words, parts, the list of pages) and generates modules from them in
 * `.site`. Every command calls it before it imports anything from `model`.
 * @param folder Where the modules are written; unit tests use a separate folder for those of the sample.
 * @returns Whether any module has changed.
 * @throws {ContentError} With all faults in the data files.
 */
export function prepareSite(root: string, folder: string = modulesFolder): boolean {
  const { site, menus, redirects, prices, words, placeholders, faults } = readSiteData(root)
  const report = (fault: Fault) => faults.push(fault)
  // Only site.yaml tells which folders belong to languages.
  const folders = site?.languages.map(languageFolder)
  if (folders) faults.push(...strayFolders(root, folders))
  const pages = pageFiles(root)
  const declared = pages.map((page) => page.declared)
  const own = ownPages(root, declared, folders)
  faults.push(...own.faults)
  const palette = paletteOf(
    readFileSync(path.join(root, 'styles/tokens/_palette.scss'), 'utf8'),
    parseAccent(site?.colors.accent ?? ''),
  )
    .replace('$interface: accent;', `$interface: ${site?.colors.interface ?? 'accent'};`)
    .replace('$right-to-left: false;', `$right-to-left: ${directionOf(site?.language) === 'rtl'};`)
    .replace('$compounds: false;', `$compounds: ${compounding.test(site?.language ?? '')};`)
  const modules = {
    ...wordModules(spokenWords(words, placeholders, report)),
    ...collected(faults, () => partModules(root)),
    ...collected(faults, () => drawingModule(root, palette)),
  }
  if (faults.length > 0 || !site) throw new ContentError(faults)
  const today = todayIn(site.timeZone)
  const { lines, steps, terms, rate, bundles, examples } = prices
  const coming = withComingExceptions(site, today)
  const languages = readLanguages(root, site)
  const strays = strayTranslations(root, languages)
  if (strays.length > 0) throw new ContentError(strays)
  return writeModules(path.join(root, folder), {
    'site.ts': siteModule(coming),
    ...hoursModules(coming, {
      year: Number(today.slice(0, 4)),
      words: wordsOf(words)['openingHours'] as unknown as HoursWords,
      openNow: wordsOf(words)['openNow'] as unknown as OpeningWords,
    }),
    'booking.ts': bookingModule(site),
    'notice.ts': noticeModule(site, today),
    ...featureModules(site, today),
    'menus.ts': dataModule({ menus }, { menus: "import('../engine/schemas/menus.ts').Menus" }),
    'redirects.ts': dataModule({ listed: redirects }, { listed: 'Readonly<Record<string, string>>' }),
    'prices.ts': fieldsModule(
      { lines, steps, terms, rate, bundles, examples },
      "import('../engine/site/prices.ts').Prices",
    ),
    'service-groups.ts': serviceGroupsModule(root),
    'placeholders.ts': dataModule({ placeholders }, { placeholders: 'Readonly<Record<string, string>>' }),
    'entries.ts': entriesSource(root, {
      today,
      sections: sectionsOf(site),
      mainPages: mainPageNames(declared),
    }),
    ...pageModules(pages),
    '_palette.scss': palette,
    '_own-pages.scss': own.sheet,
    'audit.ts': dataModule({ audit: lastAudit(root) }),
    ...languageModules(languages),
    'contact-languages.ts': contactLanguages(root, site, placeholders),
    ...modules,
  })
}

/** The modules that a function returns; none if it throws faults, which are added to `faults`. */
function collected(faults: Fault[], read: () => Modules): Modules {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    faults.push(...error.faults)
    return {}
  }
}

/** The record of the last `npm run audit:a11y -- --record`; zeros if there is none. */
function lastAudit(root: string): unknown {
  const text = readIfThere(auditFile(root))
  return text === undefined ? { date: '', pages: 0, checks: 0, violations: 0 } : JSON.parse(text)
}
