import type { ReactNode } from 'react'
import { useData } from 'vike-react/useData'
import { Contents } from '#components/contents/Contents.tsx'
import { DataTable } from '#components/data-table/DataTable.tsx'
import { Day } from '#components/date/Day.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Html } from '#components/html/Html.tsx'
import { Ticks } from '#components/lists/Ticks.tsx'
import { Section } from '#components/section/Section.tsx'
import { words as sections } from '#.site/words/legal.ts'
import type { LegalData } from './legal-data.ts'

/**
 * A legal document: the short version, then the full text.
 *
 * @param props.children A control shown at the top, such as one that opens the cookie settings.
 */
export function LegalPage({ children }: { children?: ReactNode }) {
  const { title, summary, trail, points, updated, contents, parts } = useData<LegalData>()
  return (
    <>
      <Hero title={title} lead={summary} note={sections.hero.note} {...trail}>
        <p className="annotation">
          {sections.hero.updated} <Day of={updated} />
        </p>
        {children}
      </Hero>
      <Section id="in-short" {...sections.inShort} layout="ledger" ground="vellum">
        <Ticks items={points} inThirds />
      </Section>
      <div className="post post--clauses sheet" data-ground="sheet">
        <div className="post__rail">
          <Contents items={contents} />
        </div>
        <div>
          {parts.map((part) =>
            part.kind === 'text' ? (
              <Html key={part.text.html} as="div" of={part.text} className="prose" />
            ) : (
              <DataTable key={part.caption} {...part} hasCards />
            ),
          )}
        </div>
      </div>
    </>
  )
}
