import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents, contentsOf } from '#components/contents/Contents.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Link } from '#components/link/Link.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { ServiceGroups } from '#components/service-groups/ServiceGroups.tsx'
import { Html } from '#components/html/Html.tsx'
import { Ticks } from '#components/lists/Ticks.tsx'
import type { Data } from './+data.ts'

export default function ServicesPage() {
  const { page, groups, symptoms, trail } = useData<Data>()
  const { guide, all, city, prices, limits } = page
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} ground="blueprint" {...trail} />
      <Contents isCompact items={contentsOf({ guide, all, city, prices, limits })} />
      <Section id="guide" {...guide} layout="wide">
        <Html of={guide.text} />
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
      <Section id="all" {...all} layout="ledger" ground="vellum">
        <ServiceGroups groups={groups} withSummaries />
      </Section>
      {city && (
        <Section id="city" {...city}>
          <Html of={city.text} />
        </Section>
      )}
      <Section
        id="prices"
        {...prices}
        layout="spread"
        ground="vellum"
        aside={<Paragraphs texts={prices.paragraphs.slice(-1)} />}
      >
        <Paragraphs texts={prices.paragraphs.slice(0, -1)} />
      </Section>
      <Section id="limits" {...limits} layout="type">
        <Ticks items={limits.items} inThirds />
      </Section>
      <CallToAction {...page.action} />
    </>
  )
}
