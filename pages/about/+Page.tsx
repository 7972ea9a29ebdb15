import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import type { Data } from './+data.ts'

export default function AboutPage() {
  const { page } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        note="About"
        crumbs={[{ label: 'Home', href: '/' }]}
        current="About"
      />
      <Section id="name" note="Title block" heading={page.name.heading}>
        <Paragraphs texts={page.name.paragraphs} />
      </Section>
      <Section id="principles" note="Specification" heading={page.principles.heading}>
        <NamedList items={page.principles.items} />
      </Section>
      <Section id="founder" note="Drawn by" heading={page.founder.heading}>
        <Paragraphs texts={page.founder.paragraphs} />
      </Section>
      <Section id="not-claimed" note="Left blank" heading={page.notClaimed.heading}>
        <p>{page.notClaimed.text}</p>
        <ul className="ticks">
          {page.notClaimed.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <Section id="wrong" note="Revisions" heading={page.wrong.heading}>
        <Paragraphs texts={page.wrong.paragraphs} />
      </Section>
      <CallToAction
        heading="Ask us something awkward"
        text="About prices, about failures, about who does the work. The answer tells you more than this page can."
        action="Ask a question"
      />
    </>
  )
}
