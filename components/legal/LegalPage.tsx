import { useData } from 'vike-react/useData'
import { Contents } from '#components/contents/Contents.tsx'
import { Day } from '#components/date/Day.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Html } from '#components/html/Html.tsx'
import { Section } from '#components/section/Section.tsx'
import type { LegalData } from './legal-data.ts'

/** A legal document: the short version first, then the whole of it. */
export function LegalPage() {
  const { title, summary, points, updated, contents, body } = useData<LegalData>()
  return (
    <>
      <Hero title={title} lead={summary} note="Legal" crumbs={[{ label: 'Home', href: '/' }]}>
        <p className="annotation">
          Last edited <Day of={updated} />
        </p>
      </Hero>
      <Section id="in-short" note="Summary" heading="In short">
        <ul className="ticks">
          {points.map((point) => (
            <Html key={point} as="li" of={point} />
          ))}
        </ul>
      </Section>
      <div className="post sheet">
        <aside className="post__rail">
          <Contents items={contents} />
        </aside>
        <Html as="div" of={body} className="prose" />
      </div>
    </>
  )
}
