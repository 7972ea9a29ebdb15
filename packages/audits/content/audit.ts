import { site } from '../../../model/site.ts'
import { isUnwritten } from '../../../engine/checks/launch/gaps.ts'
import { faultsOfHabits, faultsOfHeadings } from './habits.ts'
import { faultsOfMoves } from './moves.ts'
import { placeNames } from './place-names.ts'
import type { PageText } from './page-text.ts'
import {
  faultsOfLikeness,
  faultsOfLinks,
  faultsOfPage,
  faultsOfSharing,
  likenesses,
  type Fault,
} from './rules.ts'

const written = (pages: readonly PageText[]) => pages.filter(({ blocks }) => !isUnwritten(blocks))

/** How hard a text reads, its contractions, its worn phrases, how it marks what is assumed: all that is about English. */
const isEnglish = new Intl.Locale(site.language).language === 'en'
const ofAnyLanguage: ReadonlySet<string> = new Set(['length', 'placeholder'])

/** Everything that is wrong with the words of the pages. */
export const contentFaults = (pages: readonly PageText[]): Fault[] => [
  ...written(pages)
    .flatMap(faultsOfPage)
    .filter(({ rule }) => isEnglish || ofAnyLanguage.has(rule)),
  ...(isEnglish ? [...written(pages).flatMap(faultsOfHabits), ...faultsOfMoves(written(pages))] : []),
  ...faultsOfHeadings(pages),
  ...faultsOfSharing(pages),
  ...faultsOfLikeness(likenesses(pages, placeNames)),
  ...faultsOfLinks(pages),
]
