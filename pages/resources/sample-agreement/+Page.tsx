import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { sections } from '#model/words/sample-agreement.ts'
import type { Data } from './+data.ts'

export default function SampleAgreementPage() {
  const { page, trail } = useData<Data>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...sections.hero} {...trail} />
      <Contents
        isCompact
        items={[sections.inShort, ...page.clauses, { ...sections.before, ...page.before }]}
      />
      <Section {...sections.inShort} layout="type">
        <ul className="ticks">
          {page.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
      {page.clauses.map(({ id, heading, paragraphs }, index) => (
        <Section
          key={id}
          id={id}
          note={sections.clause(index + 1)}
          heading={heading}
          layout={index % 2 === 0 ? 'spread' : 'ladder'}
          ground={index % 2 === 0 ? 'vellum' : 'sheet'}
        >
          <Paragraphs texts={paragraphs} />
        </Section>
      ))}
      <Section {...sections.before} heading={page.before.heading} layout="wide" ground="blueprint">
        <Paragraphs texts={page.before.paragraphs} />
      </Section>
      <CallToAction {...sections.action} />
    </>
  )
}
