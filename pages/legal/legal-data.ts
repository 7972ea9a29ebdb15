import { entryOf } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import { legalPath, type LegalSlug } from '#model/routes.ts'
import type { RenderedHtml } from '#model/rich-text.ts'
import { words as categoryDescriptions } from '#.site/words/consent-categories.ts'
import { sentRecords, storedItems } from '#model/storage.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { words } from '#.site/words/legal-tables.ts'
import { listed, writtenDay } from '#model/written.ts'

type LegalPart =
  | { kind: 'text'; text: RenderedHtml }
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] }

/** The tables that a legal text may include as `{{table:…}}`, made from the data that the code itself uses. */
const tables: Readonly<Record<string, LegalPart>> = {
  storage: {
    kind: 'table',
    caption: words.storage.caption,
    columns: Object.values(words.storage.columns),
    rows: storedItems.map((item) => [
      item.name,
      words.kinds[item.kind],
      categoryDescriptions[item.category].label,
      item.purpose,
      item.duration,
    ]),
  },
  requests: {
    kind: 'table',
    caption: words.requests.caption,
    columns: Object.values(words.requests.columns),
    rows: sentRecords.map(({ what, fields, purpose, kept }) => [what, listed(fields), purpose, kept]),
  },
}

const tableMark = /<p>\{\{table:(\w+)\}\}<\/p>/

/** Splits a rendered text at its table placeholders and puts the tables in their places. */
const toParts = (html: string): LegalPart[] =>
  html.split(tableMark).map((piece, index) => {
    if (index % 2 === 0) return { kind: 'text', text: { html: piece } }
    const table = tables[piece]
    if (!table)
      throw new Error(
        `A legal text names {{table:${piece}}}; expected one of ${Object.keys(tables).join(', ')}.`,
      )
    return table
  })

export type LegalData = ReturnType<typeof legalData>

/** The data of a legal page. Build time only. */
export function legalData(slug: LegalSlug) {
  const { fields, body } = entryOf(loadContent().legal, slug)
  return {
    ...pageHead({ path: legalPath(slug), fields, name: fields.title }),
    title: fields.title,
    summary: fields.summary,
    points: fields.points,
    updated: writtenDay(fields.updated),
    contents: body.headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, heading: text })),
    parts: toParts(body.html.html),
  }
}
