/** The background of a part of a page: sheet (the page itself), blueprint (blue, with a grid) or vellum (raised). */
export const grounds = ['sheet', 'blueprint', 'vellum'] as const
export type Ground = (typeof grounds)[number]

/**
 * The layout of a section on a wide screen; on a phone, each is one column.
 *
 * - `ladder`: the heading, with its picture, in the left third, where it stays in view beside a long content
 * - `wide`: the content under the heading, across the whole sheet
 * - `spread`: heading, text and, in the outer margin, notes
 * - `split`: a ladder of questions, a list or a form, beside others of running text
 * - `ledger`: the heading over a heavy rule, lists in columns with hairlines between them
 * - `bleed`: the content across the whole window
 * - `type`: a very large heading
 */
export const sectionLayouts = ['ladder', 'wide', 'spread', 'split', 'ledger', 'bleed', 'type'] as const
export type SectionLayout = (typeof sectionLayouts)[number]
