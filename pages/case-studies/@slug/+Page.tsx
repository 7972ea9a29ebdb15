import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { Demonstration } from '#components/demonstration/Demonstration.tsx'
import { caseStudyLoaders } from '#components/demonstration/loaders.ts'
import { FlowDiagram } from '#components/flow-diagram/FlowDiagram.tsx'
import { Facts } from '#components/facts/Facts.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Html } from '#components/html/Html.tsx'
import { Photo } from '#components/photo/Photo.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { Related } from '#components/related/Related.tsx'
import { rhythm } from '#components/section/rhythm.ts'
import { Section } from '#components/section/Section.tsx'
import { Sketch } from '#components/sketch/Sketch.tsx'
import { sections } from '#content/sections/case-study.ts'
import type { Data } from './+data.ts'
import { Measurements } from './Measurements.tsx'

export default function CaseStudyPage() {
  const study = useData<Data>()
  const { heading, lead, figure } = study.demonstration
  return (
    <>
      <Hero
        title={study.title}
        lead={study.summary}
        {...sections.hero}
        drawing={<Sketch {...study.drawing} />}
        ground="blueprint"
        {...study.trail}
      >
        <Facts facts={study.facts} />
      </Hero>
      <Contents
        isCompact
        items={[
          sections.drawing,
          { ...sections.demonstration, heading },
          sections.measured,
          sections.related,
        ]}
      />
      <Section {...sections.drawing} layout="bleed" ground="vellum">
        <Plate {...study.plate} />
        <details className="fold">
          <summary>{sections.inWords}</summary>
          <FlowDiagram {...study.flow} />
        </details>
      </Section>
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
      {study.photo && (
        <div className="study__photo sheet">
          <Photo {...study.photo} />
        </div>
      )}
      <div className="study" {...rhythm('ladder', 'sheet')}>
        <Html as="div" of={study.body} className="prose sheet" />
      </div>
      <Section {...sections.measured} layout="spread" ground="vellum">
        <Measurements readings={study.measured} />
      </Section>
      <Section
        id={sections.related.id}
        note={sections.related.note}
        heading={sections.related.heading}
        layout="wide"
      >
        <Related
          items={[
            ...study.services.map((item) => ({ ...item, kind: sections.related.service })),
            ...study.posts.map((item) => ({ ...item, kind: sections.related.reading })),
          ]}
        />
      </Section>
      <CallToAction {...sections.action} />
    </>
  )
}
