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
  const { name, principles, founder, writing, notClaimed, wrong } = page
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} />
      <Contents
        isCompact
        items={contentsOf({ name, principles, founder, writing, 'not-claimed': notClaimed, wrong })}
      />
      <Section id="name" {...name} layout="type" ground="blueprint">
        <Paragraphs texts={name.paragraphs} />
      </Section>
      <Section id="principles" {...principles} layout="spread">
        <NamedList items={principles.items} />
      </Section>
      <Section
        id="founder"
        {...founder}
        layout="split"
        ground="vellum"
        picture={founder.photo && <Prerendered name="portrait" />}
      >
        <Paragraphs texts={founder.paragraphs} />
      </Section>
      <Section id="writing" {...writing} layout="ledger">
        <NamedList items={writing.items} />
      </Section>
      <Section id="not-claimed" {...notClaimed} layout="ladder">
        <Html of={notClaimed.text} />
        <Ticks items={notClaimed.items} />
      </Section>
      <Section id="wrong" {...wrong} layout="wide" ground="vellum">
        <Paragraphs texts={wrong.paragraphs.slice(0, 1)} />
        <Steps steps={wrong.steps} />
        <Paragraphs texts={wrong.paragraphs.slice(1)} />
      </Section>
      <CallToAction {...page.action} />
    </>
  )
}
