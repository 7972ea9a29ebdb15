import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { Html } from '#components/html/Html.tsx'
import { keyOf } from '#model/rich-text.ts'
import type { Data } from './+data.ts'

export default function AboutPage() {
  const { page, trail } = useData<Data>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} />
      <Contents
        isCompact
        items={[
          { id: 'name', heading: page.name.heading },
          { id: 'principles', heading: page.principles.heading },
          { id: 'founder', heading: page.founder.heading },
          { id: 'writing', heading: page.writing.heading },
          { id: 'not-claimed', heading: page.notClaimed.heading },
          { id: 'wrong', heading: page.wrong.heading },
        ]}
      />
      <Section id="name" note={page.name.note} heading={page.name.heading} layout="type" ground="blueprint">
        <Paragraphs texts={page.name.paragraphs} />
      </Section>
      <Section id="principles" note={page.principles.note} heading={page.principles.heading} layout="spread">
        <NamedList items={page.principles.items} />
      </Section>
      <Section
        id="founder"
        note={page.founder.note}
        heading={page.founder.heading}
        layout="split"
        ground="vellum"
        picture={page.founder.photo && <Prerendered name="portrait" />}
      >
        <Paragraphs texts={page.founder.paragraphs} />
      </Section>
      <Section id="writing" note={page.writing.note} heading={page.writing.heading} layout="ledger">
        <NamedList items={page.writing.items} />
      </Section>
      <Section id="not-claimed" note={page.notClaimed.note} heading={page.notClaimed.heading} layout="ladder">
        <Html of={page.notClaimed.text} />
        <ul className="ticks">
          {page.notClaimed.items.map((item) => (
            <Html key={keyOf(item)} as="li" of={item} />
          ))}
        </ul>
      </Section>
      <Section id="wrong" note={page.wrong.note} heading={page.wrong.heading} layout="wide" ground="vellum">
        <Paragraphs texts={page.wrong.paragraphs.slice(0, 1)} />
        <Steps steps={page.wrong.steps} />
        <Paragraphs texts={page.wrong.paragraphs.slice(1)} />
      </Section>
      <CallToAction {...page.action} />
    </>
  )
}
