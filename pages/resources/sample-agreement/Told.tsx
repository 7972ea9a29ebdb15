import { Fragment } from 'react'
import { Contents } from '#components/contents/Contents.tsx'
import { Html } from '#components/html/Html.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { Tuck } from '#components/tuck/Tuck.tsx'
import type { PageFields } from '#engine/schemas/pages/index.ts'
import { words } from '#.site/words/sample-agreement.ts'
import { fill } from '#model/fill.ts'
import { keyOf } from '#model/rich-text.ts'

/** What the agreement says in short, each of its clauses, and what to do before it is signed. */
export const Told = ({ inShort, clauses, before }: PageFields['sample-agreement']) => (
  <>
    <Contents
      isCompact
      items={[
        { id: 'in-short', heading: inShort.heading },
        ...clauses,
        { id: 'before', heading: before.heading },
      ]}
    />
    <Section id="in-short" note={inShort.note} heading={inShort.heading} layout="type">
      <ul className="ticks thirds">
        {inShort.items.map((point) => (
          <Html key={keyOf(point)} as="li" of={point} />
        ))}
      </ul>
    </Section>
    {clauses.map(({ id, heading, paragraphs }, index) => {
      const Clause = index === 0 ? Fragment : Tuck
      return (
        <Section
          key={id}
          id={id}
          note={fill(words.clause, { number: index + 1 })}
          heading={heading}
          layout={index % 2 === 0 ? 'spread' : 'ladder'}
          ground={index % 2 === 0 ? 'vellum' : 'sheet'}
        >
          <Clause>
            <div className="stack">
              <Paragraphs texts={paragraphs} />
            </div>
          </Clause>
        </Section>
      )
    })}
    <Section id="before" note={before.note} heading={before.heading} layout="wide" ground="blueprint">
      <Paragraphs texts={before.paragraphs} />
    </Section>
  </>
)
