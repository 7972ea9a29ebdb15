import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Link } from '#components/link/Link.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { ServiceGroups } from '#components/service-groups/ServiceGroups.tsx'
import type { Data } from './+data.ts'

export default function ServicesPage() {
  const { page, groups } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        note="Services"
        crumbs={[{ label: 'Home', href: '/' }]}
        current="Services"
      />
      <Section id="guide" note="From symptom to page" heading={page.guide.heading}>
        <p>{page.guide.text}</p>
        <ul className="symptoms">
          {page.guide.items.map(({ symptom, label, href }) => (
            <li key={href} className="symptoms__item">
              <q className="symptoms__quote">{symptom}</q>
              <Link to={href} className="symptoms__link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="all" note="By problem" heading="All services" layout="wide">
        <ServiceGroups groups={groups} withSummaries />
      </Section>
      <Section id="city" note="Local pages" heading={page.city.heading}>
        <p>{page.city.text}</p>
      </Section>
      <Section id="prices" note="Dimensions" heading={page.prices.heading}>
        <Paragraphs texts={page.prices.paragraphs} />
      </Section>
      <Section id="limits" note="Out of scope" heading={page.limits.heading}>
        <ul className="ticks">
          {page.limits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
      <CallToAction
        heading="Still not sure which one?"
        text="Then it is probably none of them exactly. Describe the week you just had, and we will tell you where we would begin."
        action="Describe it to us"
      />
    </>
  )
}
