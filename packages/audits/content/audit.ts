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

/** Everything that is wrong with the words of the pages. */
export const contentFaults = (pages: readonly PageText[]): Fault[] => [
  ...written(pages).flatMap(faultsOfPage),
  ...written(pages).flatMap(faultsOfHabits),
  ...faultsOfHeadings(pages),
  ...faultsOfMoves(written(pages)),
  ...faultsOfSharing(pages),
  ...faultsOfLikeness(likenesses(pages, placeNames)),
  ...faultsOfLinks(pages),
]
