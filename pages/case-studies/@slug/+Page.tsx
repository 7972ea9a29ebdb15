import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Demonstration } from '#components/demonstration/Demonstration.tsx'
import { caseStudyLoaders } from '#components/demonstration/loaders.ts'
import { Facts } from '#components/facts/Facts.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Section } from '#components/section/Section.tsx'
import { words as sections } from '#.site/words/case-study.ts'
import { words as action } from '#.site/words/case-study-action.ts'
import type { Data } from './+data.ts'

export default function CaseStudyPage() {
  const study = useData<Data>()
  const { demonstration } = study
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
      {demonstration && (
        <Section id="demonstration" {...sections.demonstration} heading={demonstration.heading} layout="wide">
          <p>{demonstration.lead}</p>
          <Demonstration
            key={demonstration.slug}
            id={`try-${demonstration.slug}`}
            name={demonstration.heading}
            figure={demonstration.figure}
            load={caseStudyLoaders[demonstration.slug]}
          />
        </Section>
      )}
      <Prerendered name="text" />
      <CallToAction {...action} />
    </>
  )
}
