import { useData } from 'vike-react/useData'
import { Bridge } from '#sites/spanwright/parts/bridge/Bridge.tsx'
import { ButtonLink } from '#components/button/Button.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { sections } from '#model/words/home.ts'
import type { Data } from './+data.ts'

export default function HomePage() {
  const { title, summary, bridge } = useData<Data>()
  return (
    <>
      <div className="home-hero">
        <Hero
          title={title}
          lead={summary}
          layout="bleed"
          drawing={bridge ? <Bridge {...bridge} /> : <Prerendered name="photo" />}
        >
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
      <Prerendered name="sections" />
      <CallToAction {...sections.action} />
    </>
  )
}
