import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Link } from '#components/link/Link.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { ServiceGroups } from '#components/service-groups/ServiceGroups.tsx'
import { Html } from '#components/html/Html.tsx'
import { keyOf } from '#model/rich-text.ts'
import type { Data } from './+data.ts'

export default function ServicesPage() {
  const { page, groups, symptoms, trail } = useData<Data>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} ground="blueprint" {...trail} />
      <Contents
        isCompact
        items={[
          { id: 'guide', heading: page.guide.heading },
          { id: 'all', heading: page.all.heading },
          ...(page.city ? [{ id: 'city', heading: page.city.heading }] : []),
          { id: 'prices', heading: page.prices.heading },
          { id: 'limits', heading: page.limits.heading },
        ]}
      />
      <Section id="guide" note={page.guide.note} heading={page.guide.heading} layout="wide">
        <Html of={page.guide.text} />
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
      <Section id="all" note={page.all.note} heading={page.all.heading} layout="ledger" ground="vellum">
        <ServiceGroups groups={groups} withSummaries />
      </Section>
      {page.city && (
        <Section id="city" note={page.city.note} heading={page.city.heading}>
          <Html of={page.city.text} />
        </Section>
      )}
      <Section
        id="prices"
        note={page.prices.note}
        heading={page.prices.heading}
        layout="spread"
        ground="vellum"
        aside={<Paragraphs texts={page.prices.paragraphs.slice(-1)} />}
      >
        <Paragraphs texts={page.prices.paragraphs.slice(0, -1)} />
      </Section>
      <Section id="limits" note={page.limits.note} heading={page.limits.heading} layout="type">
        <ul className="ticks thirds">
          {page.limits.items.map((item) => (
            <Html key={keyOf(item)} as="li" of={item} />
          ))}
        </ul>
      </Section>
      <CallToAction {...page.action} />
    </>
  )
}
