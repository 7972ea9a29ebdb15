import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { Sketch } from '#components/sketch/Sketch.tsx'
import { sections } from '#model/words/about.ts'
import type { Data } from './+data.ts'

export default function AboutPage() {
  const { page, drawing, trail } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        {...sections.hero}
        drawing={<Sketch {...drawing} />}
        {...trail}
      />
      <Contents
        isCompact
        items={[
          { ...sections.name, ...page.name },
          { ...sections.principles, ...page.principles },
          { ...sections.founder, ...page.founder },
          { ...sections.writing, ...page.writing },
          { ...sections.notClaimed, ...page.notClaimed },
          { ...sections.wrong, ...page.wrong },
        ]}
      />
      <Section {...sections.name} heading={page.name.heading} layout="type" ground="blueprint">
        <Paragraphs texts={page.name.paragraphs} />
      </Section>
      <Section {...sections.principles} heading={page.principles.heading} layout="spread">
        <NamedList items={page.principles.items} />
      </Section>
      <Section
        {...sections.founder}
        heading={page.founder.heading}
        layout="split"
        ground="vellum"
        picture={page.founder.photo && <Prerendered name="portrait" />}
      >
        <Paragraphs texts={page.founder.paragraphs} />
      </Section>
      <Section {...sections.writing} heading={page.writing.heading} layout="ledger">
        <NamedList items={page.writing.items} />
      </Section>
      <Section {...sections.notClaimed} heading={page.notClaimed.heading} layout="ladder">
        <p>{page.notClaimed.text}</p>
        <ul className="ticks">
          {page.notClaimed.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section {...sections.wrong} heading={page.wrong.heading} layout="wide" ground="vellum">
        <Paragraphs texts={page.wrong.paragraphs.slice(0, 1)} />
        <Steps steps={page.wrong.steps} />
        <Paragraphs texts={page.wrong.paragraphs.slice(1)} />
      </Section>
      <CallToAction {...sections.action} />
    </>
  )
}
