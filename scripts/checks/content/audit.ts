import { faultsOfHabits, faultsOfHeadings } from './habits.ts'
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

/** Everything that is wrong with the words of the pages. */
export const contentFaults = (pages: readonly PageText[]): Fault[] => [
  ...pages.flatMap(faultsOfPage),
  ...pages.flatMap(faultsOfHabits),
  ...faultsOfHeadings(pages),
  ...faultsOfSharing(pages),
  ...faultsOfLikeness(likenesses(pages, placeNames)),
  ...faultsOfLinks(pages),
]
