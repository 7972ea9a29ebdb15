import { Contents } from '#components/contents/Contents.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import type { PageFields } from '#engine/schemas/pages/index.ts'
import { writtenDay } from '#model/written.ts'
import { words } from '#.site/words/errata.ts'
import { fill } from '#model/fill.ts'
import { PaperSection } from '#pages/resources/PaperSection.tsx'

/** How the list is kept, and each mistake. */
export const ErrataText = ({ how, errata }: PageFields['errata']) => (
  <>
    <Contents
      isCompact
      items={[{ id: 'how', heading: how.heading }, ...errata.map(({ id, name }) => ({ id, heading: name }))]}
    />
    <Section id="how" {...how} layout="type">
      <Paragraphs texts={how.paragraphs} />
    </Section>
    {errata.map(({ id, day, name, wrong, affected, changed, commit }, index) => (
      <PaperSection key={id} id={id} note={writtenDay(day).text} heading={name} index={index}>
        <NamedList
          items={[
            { name: words.wrong, detail: wrong },
            { name: words.affected, detail: affected },
            { name: words.changed, detail: changed },
          ]}
        />
        {commit && <p className="fine-print">{fill(words.commit, { id: commit })}</p>}
      </PaperSection>
    ))}
  </>
)
