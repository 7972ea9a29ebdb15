import { useData } from 'vike-react/useData'
import { ButtonLink } from '#components/button/Button.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Drawing } from '#components/drawing/Drawing.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Link } from '#components/link/Link.tsx'
import { Section } from '#components/section/Section.tsx'
import { ServiceGroups } from '#components/service-groups/ServiceGroups.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import type { Data } from './+data.ts'

export default function HomePage() {
  const { page, groups, work, drawing } = useData<Data>()
  return (
    <>
      <div className="home-hero">
        <Hero title={page.title} lead={page.summary}>
          <div className="home-hero__actions">
            <ButtonLink to="/contact/" variant="hero">
              Tell us what is in the way
            </ButtonLink>
            <ButtonLink to="/services/" variant="link">
              See all services
            </ButtonLink>
          </div>
        </Hero>
        <Drawing svg={drawing} className="home-hero__drawing" />
      </div>
      <Section id="audience" note="For whom" heading={page.audience.heading}>
        <p className="lead">{page.audience.text}</p>
      </Section>
      <Section id="services" note="What we span" heading="Three gaps, twelve services" layout="wide">
        <ServiceGroups groups={groups} />
      </Section>
      <Section id="work" note="Case studies" heading={page.work.heading}>
        <ul className="work">
          {work.map(({ label, href, why }) => (
            <li key={href} className="work__item">
              <h3 className="work__name">
                <Link to={href}>{label}</Link>
              </h3>
              <p>{why}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="steps" note="Sequence" heading={page.steps.heading} layout="wide">
        <Steps steps={page.steps.items} />
      </Section>
      <Section id="proof" note="Inspection" heading={page.proof.heading}>
        <NamedList items={page.proof.items} />
      </Section>
      <Section id="where" note="Coverage" heading={page.where.heading}>
        <p className="lead">{page.where.text}</p>
        <ButtonLink to="/locations/" variant="outline">
          See the map of places
        </ButtonLink>
      </Section>
      <CallToAction
        heading="One hour, no charge, no slides"
        text="Describe the gap in two sentences. You get a personal answer within one working day, also when it is a no."
        action="Write to us"
      />
    </>
  )
}
