import { useData } from 'vike-react/useData'
import { Bridge } from '#components/bridge/Bridge.tsx'
import { ButtonLink } from '#components/button/Button.tsx'
import { Cards } from '#components/cards/Cards.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Section } from '#components/section/Section.tsx'
import { ServiceGroups } from '#components/service-groups/ServiceGroups.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { sections } from '#content/sections/home.ts'
import type { Data } from './+data.ts'

export default function HomePage() {
  const { page, groups, work, bridge } = useData<Data>()
  return (
    <>
      <div className="home-hero">
        <Hero title={page.title} lead={page.summary} layout="bleed" drawing={<Bridge {...bridge} />}>
          <div className="home-hero__actions">
            <ButtonLink to="/contact/" variant="hero">
              {sections.hero.action}
            </ButtonLink>
            <ButtonLink to="/services/" variant="link">
              {sections.hero.services}
            </ButtonLink>
          </div>
        </Hero>
      </div>
      <Section {...sections.audience} heading={page.audience.heading} layout="type">
        <p className="lead">{page.audience.text}</p>
      </Section>
      <Section {...sections.services} layout="ledger" ground="vellum">
        <ServiceGroups groups={groups} />
      </Section>
      <Section {...sections.work} heading={page.work.heading} layout="split" ground="blueprint">
        <Cards items={work.map(({ why, ...item }) => ({ ...item, text: why }))} />
      </Section>
      <Section {...sections.steps} heading={page.steps.heading} layout="wide">
        <Steps steps={page.steps.items} />
      </Section>
      <Section {...sections.proof} heading={page.proof.heading} layout="spread" ground="vellum">
        <NamedList items={page.proof.items} />
      </Section>
      <Section id={sections.where.id} note={sections.where.note} heading={page.where.heading}>
        <p className="lead">{page.where.text}</p>
        <ButtonLink to="/locations/" variant="outline">
          {sections.where.action}
        </ButtonLink>
      </Section>
      <CallToAction {...sections.action} />
    </>
  )
}
