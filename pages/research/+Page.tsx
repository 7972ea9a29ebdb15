import { useData } from 'vike-react/useData'
import { BigType } from '#components/big-type/BigType.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { DataTable } from '#components/data-table/DataTable.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { Section } from '#components/section/Section.tsx'
import { Sketch } from '#components/sketch/Sketch.tsx'
import { sections } from '#model/words/research.ts'
import type { Data } from './+data.ts'

export default function ResearchPage() {
  const { page, notes, drawing, trail } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        {...sections.hero}
        drawing={<Sketch {...drawing} />}
        ground="vellum"
        {...trail}
      />
      <Contents
        isCompact
        items={[
          { ...sections.how, ...page.how },
          ...notes.map(({ note }) => note),
          { ...sections.rules, ...page.rules },
        ]}
      />
      <Section {...sections.how} heading={page.how.heading}>
        <Paragraphs texts={page.how.paragraphs} />
      </Section>
      {notes.map(({ note, figure, result }, index) => (
        <Section
          key={note.id}
          id={note.id}
          note={`${sections.note.number} ${index + 1}`}
          heading={note.heading}
          layout="spread"
          ground={index % 2 === 0 ? 'blueprint' : 'vellum'}
          picture={<BigType text={String(index + 1)} />}
          aside={
            <dl className="note">
              <dt className="annotation">{sections.note.limits}</dt>
              <dd>{note.limits}</dd>
              <dt className="annotation">{sections.note.next}</dt>
              <dd>{note.next}</dd>
            </dl>
          }
        >
          <dl className="note">
            <dt className="annotation">{sections.note.question}</dt>
            <dd>{note.question}</dd>
            <dt className="annotation">{sections.note.method}</dt>
            <dd>{note.method}</dd>
          </dl>
          <Plate {...figure} />
          <details className="fold">
            <summary>{sections.note.table}</summary>
            <DataTable {...result} />
          </details>
          <dl className="note">
            <dt className="annotation">{sections.note.meaning}</dt>
            <dd>{note.meaning}</dd>
          </dl>
        </Section>
      ))}
      <Section {...sections.rules} heading={page.rules.heading} layout="split">
        <ul className="ticks">
          {page.rules.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
