import { useData } from 'vike-react/useData'
import demonstrations from '#.site/parts/demonstrations.ts'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Demonstration } from '#components/demonstration/Demonstration.tsx'
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
  const load = demonstration && demonstrations[demonstration.part]
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
      {load && (
        <Section id="demonstration" {...sections.demonstration} heading={demonstration.heading} layout="wide">
          <p>{demonstration.lead}</p>
          <Demonstration
            key={demonstration.part}
            id={`try-${demonstration.part}`}
            name={demonstration.heading}
            load={load}
          >
            <Prerendered name={demonstration.part} />
          </Demonstration>
        </Section>
      )}
      <Prerendered name="text" />
      <CallToAction {...action} />
    </>
  )
}
