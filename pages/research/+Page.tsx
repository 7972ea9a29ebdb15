import { useData } from 'vike-react/useData'
import { BigType } from '#components/big-type/BigType.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { DataTable } from '#components/data-table/DataTable.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { Section } from '#components/section/Section.tsx'
import { Html } from '#components/html/Html.tsx'
import { Ticks } from '#components/lists/Ticks.tsx'
import { words } from '#.site/words/research.ts'
import type { Data } from './+data.ts'

export default function ResearchPage() {
  const { page, notes, trail } = useData<Data>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} ground="vellum" {...trail} />
      <Contents
        isCompact
        items={[
          { id: 'how', heading: page.how.heading },
          ...notes.map(({ note }) => note),
          { id: 'rules', heading: page.rules.heading },
        ]}
      />
      <Section id="how" {...page.how}>
        <Paragraphs texts={page.how.paragraphs} />
      </Section>
      {notes.map(({ note, figure, result }, index) => (
        <Section
          key={note.id}
          id={note.id}
          note={`${words.number} ${index + 1}`}
          heading={note.heading}
          layout="spread"
          ground={index % 2 === 0 ? 'blueprint' : 'vellum'}
          picture={<BigType text={String(index + 1)} />}
          aside={
            <dl className="note">
              <dt className="annotation">{words.limits}</dt>
              <Html as="dd" of={note.limits} />
              <dt className="annotation">{words.next}</dt>
              <Html as="dd" of={note.next} />
            </dl>
          }
        >
          <dl className="note">
            <dt className="annotation">{words.question}</dt>
            <Html as="dd" of={note.question} />
            <dt className="annotation">{words.method}</dt>
            <Html as="dd" of={note.method} />
          </dl>
          {/* A column has no more room than a phone. */}
          {figure && <Plate {...figure} wide={figure.narrow} ground="sheet" />}
          <details className="fold">
            <summary>{words.table}</summary>
            <DataTable {...result} />
          </details>
          <dl className="note">
            <dt className="annotation">{words.meaning}</dt>
            <Html as="dd" of={note.meaning} />
          </dl>
        </Section>
      ))}
      <Section id="rules" {...page.rules} layout="split">
        <Ticks items={page.rules.items} />
      </Section>
    </>
  )
}
