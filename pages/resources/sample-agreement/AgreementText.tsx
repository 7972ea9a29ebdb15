import { Contents } from '#components/contents/Contents.tsx'
import { Ticks } from '#components/lists/Ticks.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import type { PageFields } from '#engine/schemas/pages/index.ts'
import { words } from '#.site/words/sample-agreement.ts'
import { fill } from '#model/fill.ts'
import { PaperSection } from '#pages/resources/PaperSection.tsx'

/** A summary of the agreement, its clauses, and advice before signing. */
export const AgreementText = ({ inShort, clauses, before }: PageFields['sample-agreement']) => (
  <>
    <Contents
      isCompact
      items={[
        { id: 'in-short', heading: inShort.heading },
        ...clauses,
        { id: 'before', heading: before.heading },
      ]}
    />
    <Section id="in-short" {...inShort} layout="type">
      <Ticks items={inShort.items} inThirds />
    </Section>
    {clauses.map(({ id, heading, paragraphs }, index) => (
      <PaperSection
        key={id}
        id={id}
        note={fill(words.clause, { number: index + 1 })}
        heading={heading}
        index={index}
      >
        <Paragraphs texts={paragraphs} />
      </PaperSection>
    ))}
    <Section id="before" {...before} layout="wide" ground="blueprint">
      <Paragraphs texts={before.paragraphs} />
    </Section>
  </>
)
