import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Link } from '#components/link/Link.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { Sketch } from '#components/sketch/Sketch.tsx'
import { ServiceGroups } from '#components/service-groups/ServiceGroups.tsx'
import { sections } from '#model/words/services.ts'
import type { Data } from './+data.ts'

export default function ServicesPage() {
  const { page, groups, symptoms, drawing, trail } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        {...sections.hero}
        drawing={<Sketch {...drawing} />}
        ground="blueprint"
        {...trail}
      />
      <Contents
        isCompact
        items={[
          { ...sections.guide, ...page.guide },
          sections.all,
          { ...sections.city, ...page.city },
          { ...sections.prices, ...page.prices },
          { ...sections.limits, ...page.limits },
        ]}
      />
      <Section {...sections.guide} heading={page.guide.heading} layout="wide">
        <p>{page.guide.text}</p>
        <ul className="symptoms">
          {symptoms.map(({ says, label, href }) => (
            <li key={href} className="symptoms__item">
              <q className="symptoms__quote">{says}</q>
              <Link to={href} className="symptoms__link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section {...sections.all} layout="ledger" ground="vellum">
        <ServiceGroups groups={groups} withSummaries />
      </Section>
      <Section {...sections.city} heading={page.city.heading}>
        <p>{page.city.text}</p>
      </Section>
      <Section
        {...sections.prices}
        heading={page.prices.heading}
        layout="spread"
        ground="vellum"
        aside={<Paragraphs texts={page.prices.paragraphs.slice(-1)} />}
      >
        <Paragraphs texts={page.prices.paragraphs.slice(0, -1)} />
      </Section>
      <Section {...sections.limits} heading={page.limits.heading} layout="type">
        <ul className="ticks">
          {page.limits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <CallToAction {...sections.action} />
    </>
  )
}
