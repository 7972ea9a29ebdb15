/**
 * What a part of a page lies on: the sheet (the page itself), the blueprint (river blue, graph lines,
 * light drawing) or vellum (a raised sheet).
 */
export const grounds = ['sheet', 'blueprint', 'vellum'] as const
export type Ground = (typeof grounds)[number]

/**
 * How a section sets its heading and content on a wide screen; on a phone each is one column.
 *
 * - `ladder`: the heading in the left third, the content beside it
 * - `wide`: the content under the heading, over the whole sheet
 * - `spread`: heading, text and, in the outer margin, notes
 * - `split`: two halves; the heading, with its picture, stays in view beside a long content
 * - `ledger`: the heading over a heavy rule, lists in columns with hairlines between them
 * - `bleed`: the content over the whole window
 * - `type`: the heading is the picture
 */
export const sectionLayouts = ['ladder', 'wide', 'spread', 'split', 'ledger', 'bleed', 'type'] as const
export type SectionLayout = (typeof sectionLayouts)[number]
