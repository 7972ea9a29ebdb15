import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Demonstration } from '#components/demonstration/Demonstration.tsx'
import { caseStudyLoaders } from '#components/demonstration/loaders.ts'
import { Facts } from '#components/facts/Facts.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Section } from '#components/section/Section.tsx'
import { sections } from '#content/sections/case-study.ts'
import type { Data } from './+data.ts'

export default function CaseStudyPage() {
  const study = useData<Data>()
  const { heading, lead, figure } = study.demonstration
  return (
    <>
      <Hero
        title={study.title}
        lead={study.summary}
        {...sections.hero}
        drawing={<Facts facts={study.facts} isBlock />}
        ground="blueprint"
        {...study.trail}
      />
      <Prerendered name="drawing" />
      <Section {...sections.demonstration} heading={heading} layout="wide">
        <p>{lead}</p>
        <Demonstration
          key={study.slug}
          id={`try-${study.slug}`}
          name={heading}
          figure={figure}
          load={caseStudyLoaders[study.slug]}
        />
      </Section>
      <Prerendered name="text" />
      <CallToAction {...sections.action} />
    </>
  )
}
