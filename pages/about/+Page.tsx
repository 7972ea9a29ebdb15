import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { Sketch } from '#components/sketch/Sketch.tsx'
import { sections } from '#content/sections/about.ts'
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
      <Section {...sections.name} heading={page.name.heading}>
        <Paragraphs texts={page.name.paragraphs} />
      </Section>
      <Section {...sections.principles} heading={page.principles.heading}>
        <NamedList items={page.principles.items} />
      </Section>
      <Section {...sections.founder} heading={page.founder.heading}>
        <Paragraphs texts={page.founder.paragraphs} />
      </Section>
      <Section {...sections.writing} heading={page.writing.heading}>
        <NamedList items={page.writing.items} />
      </Section>
      <Section {...sections.notClaimed} heading={page.notClaimed.heading}>
        <p>{page.notClaimed.text}</p>
        <ul className="ticks">
          {page.notClaimed.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section {...sections.wrong} heading={page.wrong.heading}>
        <Paragraphs texts={page.wrong.paragraphs} />
      </Section>
      <CallToAction {...sections.action} />
    </>
  )
}
