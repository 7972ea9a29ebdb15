import { Fragment } from 'react'
import { Contents } from '#components/contents/Contents.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { Tuck } from '#components/tuck/Tuck.tsx'
import type { PageFields } from '#engine/schemas/pages/index.ts'
import { writtenDay } from '#engine/content/written.ts'
import { words } from '#.site/words/errata.ts'
import { fill } from '#model/fill.ts'

/** How the list is kept, and each mistake. */
export const Told = ({ how, errata }: PageFields['errata']) => (
  <>
    <Contents
      isCompact
      items={[{ id: 'how', heading: how.heading }, ...errata.map(({ id, name }) => ({ id, heading: name }))]}
    />
    <Section id="how" note={how.note} heading={how.heading} layout="type">
      <Paragraphs texts={how.paragraphs} />
    </Section>
    {errata.map(({ id, day, name, wrong, affected, changed, commit }, index) => {
      const Mistake = index === 0 ? Fragment : Tuck
      return (
        <Section
          key={id}
          id={id}
          note={writtenDay(day).text}
          heading={name}
          layout={index % 2 === 0 ? 'spread' : 'ladder'}
          ground={index % 2 === 0 ? 'vellum' : 'sheet'}
        >
          <Mistake>
            <div className="stack">
              <NamedList
                items={[
                  { name: words.wrong, detail: wrong },
                  { name: words.affected, detail: affected },
                  { name: words.changed, detail: changed },
                ]}
              />
              {commit && <p className="fine-print">{fill(words.commit, { id: commit })}</p>}
            </div>
          </Mistake>
        </Section>
      )
    })}
  </>
)
