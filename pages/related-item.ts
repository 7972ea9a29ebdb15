import type { RelatedItem } from '#components/related/Related.tsx'
import { illustrated } from '#engine/drawings/of-page.ts'
import type { Teaser } from '#model/teaser.ts'

/** A link to a related page, with the kind of page and its drawing. */
export const relatedItem = (kind: string, teaser: Teaser): RelatedItem => ({ kind, ...illustrated(teaser) })
