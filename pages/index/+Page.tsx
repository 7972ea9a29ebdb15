import { useData } from 'vike-react/useData'
import { Bridge } from '#sites/spanwright/parts/bridge/Bridge.tsx'
import { ButtonLink } from '#components/button/Button.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import type { Data } from './+data.ts'

export default function HomePage() {
  const { page, bridge } = useData<Data>()
  return (
    <>
      <div className="home-hero">
        <Hero
          title={page.title}
          lead={page.summary}
          layout="bleed"
          drawing={bridge ? <Bridge {...bridge} /> : <Prerendered name="photo" />}
        >
          <div className="home-hero__actions">
            <ButtonLink to="/contact/" variant="hero">
              {page.hero.action}
            </ButtonLink>
            <ButtonLink to="/services/" variant="link">
              {page.hero.services}
            </ButtonLink>
          </div>
        </Hero>
      </div>
      <Prerendered name="sections" />
      <CallToAction {...page.action} />
    </>
  )
}
