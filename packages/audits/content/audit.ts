import { site } from '../../../model/site.ts'
import { isUnwritten } from '../../../engine/checks/launch/gaps.ts'
import { ownFolder } from '../../../engine/process/site-folder.ts'
import { faultsOfHabits, faultsOfHeadings } from './habits.ts'
import { faultsOfMoves } from './moves.ts'
import type { PageText } from './page-text.ts'
import { faultsOfPage, faultsOfSharing, type Fault } from './rules.ts'

const written = (pages: readonly PageText[]) => pages.filter(({ blocks }) => !isUnwritten(blocks))

/** Rules about readability, contractions, phrases and assumptions are for English only. */
const isEnglish = new Intl.Locale(site.language).language === 'en'
const ofAnyLanguage: ReadonlySet<string> = new Set(['length', 'placeholder'])

/** The faults in the texts of all pages. The SEO audit finds similar pages, and pages that are hard to reach. */
export const contentFaults = (pages: readonly PageText[]): Fault[] => [
  ...written(pages)
    .flatMap(faultsOfPage)
    .filter(({ rule }) => isEnglish || ofAnyLanguage.has(rule)),
  ...(isEnglish ? [...written(pages).flatMap(faultsOfHabits), ...faultsOfMoves(written(pages))] : []),
  ...faultsOfHeadings(pages),
  ...faultsOfSharing(pages),
]

/** Rules for any site. All others are the voice of this project's sites. */
const forAll: ReadonlySet<string> = new Set(['placeholder', 'heading', 'repetition'])

/**
 * The faults that must be corrected. In an owner's texts, faults of voice are only advice.
 * @param folder The site's folder.
 */
export const binding = (faults: readonly Fault[], folder: string): Fault[] =>
  faults.filter(({ rule }) => folder !== ownFolder || forAll.has(rule))
