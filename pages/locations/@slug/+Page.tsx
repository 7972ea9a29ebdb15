import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { ShortForm } from '#components/contact-form/ShortForm.tsx'
import { Facts } from '#components/facts/Facts.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Html } from '#components/html/Html.tsx'
import { PlaceMap } from '#components/place-map/PlaceMap.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Reasons } from '#components/reasons/Reasons.tsx'
import { Section } from '#components/section/Section.tsx'
import { sections } from '#content/sections/location.ts'
import type { Data } from './+data.ts'
import { locationFacts } from './location-facts.ts'
import { WorkedExample } from './WorkedExample.tsx'

export default function LocationPage() {
  const { slug, path, location, body, place, map, neighbours, services } = useData<Data>()
  const { name } = location
  return (
    <>
      <Hero
        title={location.title}
        lead={location.summary}
        note={location.kind === 'place' ? 'Location' : 'In the city'}
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Locations', href: '/locations/' },
        ]}
        current={name}
        drawing={<PlaceMap map={map} label={`${sections.map.label} ${name}`} />}
      >
        <Facts facts={locationFacts(place)} />
      </Hero>
      <Section {...sections.place} heading={name}>
        <Html as="div" of={body} className="prose" />
      </Section>
      <Section {...sections.businesses} layout="ledger" ground="vellum">
        <Reasons items={location.businesses.map(({ kind, why }) => ({ label: kind, why }))} />
      </Section>
      <Section {...sections.services} layout="split">
        <Reasons items={services} />
      </Section>
      <Section {...sections.example} layout="spread" ground="blueprint">
        <WorkedExample {...location.example} />
      </Section>
      <Section {...sections.meeting} layout="type">
        <Html of={location.meeting} />
      </Section>
      <Section id="questions" note="Q and A" heading={`Asked in ${name}`} layout="ladder" ground="vellum">
        <Questions questions={location.questions} />
      </Section>
      <Section {...sections.neighbours} layout="wide">
        <Reasons items={neighbours} />
      </Section>
      <CallToAction
        heading={`Working in or near ${name}?`}
        text="Tell us what you do and what slows you down. You will hear whether software would help at all, and which small first step we would take."
        action="Use the long form"
        form={<ShortForm key={slug} topic={slug} page={path} />}
      />
    </>
  )
}
