import { useData } from 'vike-react/useData'
import tools from '#.site/parts/tools.ts'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { Demonstration } from '#components/demonstration/Demonstration.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Html } from '#components/html/Html.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Section } from '#components/section/Section.tsx'
import type { Data } from './+data.ts'

export default function PricingPage() {
  const { page, trail } = useData<Data>()
  const { cases, calculator, refused, list, terms } = page
  const load = calculator && tools[calculator.part]
  const sections = { cases, calculator, refused, list, terms }
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} />
      <Contents
        isCompact
        items={Object.entries(sections).flatMap(([id, section]) =>
          section ? [{ id, heading: section.heading }] : [],
        )}
      />
      {cases && (
        <Section id="cases" note={cases.note} heading={cases.heading} layout="wide" ground="vellum">
          <Html of={cases.text} />
          <Prerendered name="cases" />
          {cases.assumes && <Html of={cases.assumes} className="fine-print" />}
        </Section>
      )}
      {calculator && load && (
        <Section
          id="calculator"
          note={calculator.note}
          heading={calculator.heading}
          layout="wide"
          ground="blueprint"
        >
          <Html of={calculator.text} />
          <Demonstration id={`try-${calculator.part}`} name={calculator.heading} load={load}>
            <Prerendered name={calculator.part} />
          </Demonstration>
        </Section>
      )}
      {refused && (
        <Section id="refused" note={refused.note} heading={refused.heading} layout="ladder" ground="vellum">
          <Html of={refused.text} />
          <Prerendered name="refused" />
        </Section>
      )}
      <Section id="list" note={list.note} heading={list.heading} layout="wide">
        <Html of={list.text} />
        <Prerendered name="list" />
      </Section>
      <Section id="terms" note={terms.note} heading={terms.heading} layout="ladder" ground="vellum">
        <Prerendered name="terms" />
      </Section>
      <CallToAction {...page.action} />
    </>
  )
}
