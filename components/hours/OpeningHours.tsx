import { table } from '#.site/hours.ts'
import { words } from '#.site/words/opening-hours.ts'
import { DataTable } from '#components/data-table/DataTable.tsx'
import { Section } from '#components/section/Section.tsx'

const columns = [words.day, words.hours]

/** The weekly opening hours, and coming days that differ. */
export const OpeningHours = () => (
  <Section id="hours" note={words.note} heading={words.heading} layout="split" ground="vellum">
    <DataTable caption={words.week} columns={columns} rows={table.week} />
    {table.exceptions.length > 0 && (
      <DataTable caption={words.exceptions} columns={columns} rows={table.exceptions} />
    )}
  </Section>
)
