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

/** What is known of English alone: how hard it reads, its contractions, its worn phrases, how it marks what is assumed. */
const isEnglish = new Intl.Locale(site.language).language === 'en'
const faultsOfEnglish = (pages: readonly PageText[]): Fault[] => [
  ...pages.flatMap(faultsOfPage),
  ...pages.flatMap(faultsOfHabits),
  ...faultsOfMoves(pages),
]

/** Everything that is wrong with the words of the pages. */
export const contentFaults = (pages: readonly PageText[]): Fault[] => [
  ...(isEnglish ? faultsOfEnglish(written(pages)) : []),
  ...faultsOfHeadings(pages),
  ...faultsOfSharing(pages),
  ...faultsOfLikeness(likenesses(pages, placeNames)),
  ...faultsOfLinks(pages),
]
