import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { Html } from '#components/html/Html.tsx'
import type { Data } from './+data.ts'

export default function LocationsPage() {
  const { page, trail } = useData<Data>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...trail} />
      <Section id="counties" heading={page.map.heading} layout="bleed" ground="blueprint">
        <Prerendered name="map" />
        <Html of={page.map.text} />
        <p className="counties__credit">{page.map.credit}</p>
        <Prerendered name="index" />
      </Section>
      <Section
        id="cover"
        heading={page.cover.heading}
        layout="spread"
        ground="vellum"
        aside={<Paragraphs texts={page.cover.paragraphs.slice(1, 2)} />}
      >
        <Paragraphs texts={page.cover.paragraphs.toSpliced(1, 1)} />
      </Section>
      <Section id="missing" heading={page.missing.heading} layout="type">
        <Html of={page.missing.text} />
      </Section>
      <CallToAction {...page.action} />
    </>
  )
}
