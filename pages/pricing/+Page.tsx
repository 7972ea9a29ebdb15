import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents, contentsOf } from '#components/contents/Contents.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Html } from '#components/html/Html.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Section } from '#components/section/Section.tsx'
import { Tool } from '#pages/resources/Tool.tsx'
import type { Data } from './+data.ts'

export default function PricingPage() {
  const { page, trail } = useData<Data>()
  const { cases, calculator, refused, list, terms } = page
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} />
      <Contents isCompact items={contentsOf({ cases, calculator, refused, list, terms })} />
      {cases && (
        <Section id="cases" {...cases} layout="wide" ground="vellum">
          <Html of={cases.text} />
          <Prerendered name="cases" />
          {cases.assumes && <Html of={cases.assumes} className="fine-print" />}
        </Section>
      )}
      {calculator && (
        <Section id="calculator" {...calculator} layout="wide" ground="blueprint">
          <Html of={calculator.text} />
          <Tool part={calculator.part} name={calculator.heading} />
        </Section>
      )}
      {refused && (
        <Section id="refused" {...refused} layout="ladder" ground="vellum">
          <Html of={refused.text} />
          <Prerendered name="refused" />
        </Section>
      )}
      <Section id="list" {...list} layout="wide">
        <Html of={list.text} />
        <Prerendered name="list" />
      </Section>
      <Section id="terms" {...terms} layout="ladder" ground="vellum">
        <Prerendered name="terms" />
      </Section>
      <CallToAction {...page.action} />
    </>
  )
}
