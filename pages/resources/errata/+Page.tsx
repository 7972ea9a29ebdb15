import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { words } from '#.site/words/errata.ts'
import { fill } from '#model/fill.ts'
import type { Data } from './+data.ts'

export default function ErrataPage() {
  const { page, trail } = useData<Data>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} />
      <Contents
        isCompact
        items={[
          { id: 'how', heading: page.how.heading },
          ...page.errata.map(({ id, name }) => ({ id, heading: name })),
        ]}
      />
      <Section id="how" note={page.how.note} heading={page.how.heading} layout="type">
        <Paragraphs texts={page.how.paragraphs} />
      </Section>
      {page.errata.map(({ id, day, name, wrong, affected, changed, commit }, index) => (
        <Section
          key={id}
          id={id}
          note={day.text}
          heading={name}
          layout={index % 2 === 0 ? 'spread' : 'ladder'}
          ground={index % 2 === 0 ? 'vellum' : 'sheet'}
        >
          <NamedList
            items={[
              { name: words.wrong, detail: wrong },
              { name: words.affected, detail: affected },
              { name: words.changed, detail: changed },
            ]}
          />
          {commit && <p className="fine-print">{fill(words.commit, { id: commit })}</p>}
        </Section>
      ))}
      <CallToAction {...page.action} />
    </>
  )
}
