import { useData } from 'vike-react/useData'
import { AreaMap } from '#components/area-map/AreaMap.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { sections } from '#model/words/locations.ts'
import type { Data } from './+data.ts'

export default function LocationsPage() {
  const { page, map } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        crumbs={[{ label: 'Home', href: '/' }]}
        current="Locations"
      />
      <Section id={sections.counties.id} heading={page.map.heading} layout="bleed" ground="blueprint">
        <nav className="counties__map" aria-label={sections.map.label}>
          <a className="skip-link" href="#by-county">
            {sections.map.skip}
          </a>
          <AreaMap map={map} label={sections.map.drawing} words={sections.map.words} />
        </nav>
        <p>{page.map.text}</p>
        <p className="counties__credit">{sections.map.credit}</p>
        <Prerendered name="index" />
      </Section>
      <Section
        {...sections.cover}
        heading={page.cover.heading}
        layout="spread"
        ground="vellum"
        aside={<Paragraphs texts={page.cover.paragraphs.slice(1, 2)} />}
      >
        <Paragraphs texts={page.cover.paragraphs.toSpliced(1, 1)} />
      </Section>
      <Section {...sections.missing} heading={page.missing.heading} layout="type">
        <p>{page.missing.text}</p>
      </Section>
      <CallToAction {...sections.action} />
    </>
  )
}
