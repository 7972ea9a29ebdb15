import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents, contentsOf } from '#components/contents/Contents.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { Html } from '#components/html/Html.tsx'
import { Ticks } from '#components/lists/Ticks.tsx'
import type { Data } from './+data.ts'

export default function AboutPage() {
  const { page, trail } = useData<Data>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} />
      <Contents
        isCompact
        items={contentsOf({
          name: page.name,
          principles: page.principles,
          founder: page.founder,
          writing: page.writing,
          'not-claimed': page.notClaimed,
          wrong: page.wrong,
        })}
      />
      <Section id="name" {...page.name} layout="type" ground="blueprint">
        <Paragraphs texts={page.name.paragraphs} />
      </Section>
      <Section id="principles" {...page.principles} layout="spread">
        <NamedList items={page.principles.items} />
      </Section>
      <Section
        id="founder"
        {...page.founder}
        layout="split"
        ground="vellum"
        picture={page.founder.photo && <Prerendered name="portrait" />}
      >
        <Paragraphs texts={page.founder.paragraphs} />
      </Section>
      <Section id="writing" {...page.writing} layout="ledger">
        <NamedList items={page.writing.items} />
      </Section>
      <Section id="not-claimed" {...page.notClaimed} layout="ladder">
        <Html of={page.notClaimed.text} />
        <Ticks items={page.notClaimed.items} />
      </Section>
      <Section id="wrong" {...page.wrong} layout="wide" ground="vellum">
        <Paragraphs texts={page.wrong.paragraphs.slice(0, 1)} />
        <Steps steps={page.wrong.steps} />
        <Paragraphs texts={page.wrong.paragraphs.slice(1)} />
      </Section>
      <CallToAction {...page.action} />
    </>
  )
}
