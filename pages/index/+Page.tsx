import { useData } from 'vike-react/useData'
import HeroFigure from '#.site/parts/hero.ts'
import { ButtonLink } from '#components/button/Button.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import type { Data } from './+data.ts'

export default function HomePage() {
  const { page, hero } = useData<Data>()
  return (
    <>
      <div className="home-hero">
        <Hero
          title={page.title}
          lead={page.summary}
          layout="bleed"
          drawing={hero === 'picture' ? <Prerendered name="picture" /> : hero && <HeroFigure {...hero} />}
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
