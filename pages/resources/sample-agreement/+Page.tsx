import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { Html } from '#components/html/Html.tsx'
import { keyOf } from '#model/rich-text.ts'
import { words } from '#.site/words/sample-agreement.ts'
import { fill } from '#model/fill.ts'
import type { Data } from './+data.ts'

export default function SampleAgreementPage() {
  const { page, trail } = useData<Data>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} />
      <Contents
        isCompact
        items={[
          { id: 'in-short', heading: page.inShort.heading },
          ...page.clauses,
          { id: 'before', heading: page.before.heading },
        ]}
      />
      <Section id="in-short" note={page.inShort.note} heading={page.inShort.heading} layout="type">
        <ul className="ticks">
          {page.inShort.items.map((point) => (
            <Html key={keyOf(point)} as="li" of={point} />
          ))}
        </ul>
      </Section>
      {page.clauses.map(({ id, heading, paragraphs }, index) => (
        <Section
          key={id}
          id={id}
          note={fill(words.clause, { number: index + 1 })}
          heading={heading}
          layout={index % 2 === 0 ? 'spread' : 'ladder'}
          ground={index % 2 === 0 ? 'vellum' : 'sheet'}
        >
          <Paragraphs texts={paragraphs} />
        </Section>
      ))}
      <Section
        id="before"
        note={page.before.note}
        heading={page.before.heading}
        layout="wide"
        ground="blueprint"
      >
        <Paragraphs texts={page.before.paragraphs} />
      </Section>
      <CallToAction {...page.action} />
    </>
  )
}
