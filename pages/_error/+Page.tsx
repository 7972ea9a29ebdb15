import { useData } from 'vike-react/useData'
import NotFoundPicture from '#.site/parts/not-found.ts'
import { Hero } from '#components/hero/Hero.tsx'
import { Section } from '#components/section/Section.tsx'
import { SiteMap } from '#components/site-map/SiteMap.tsx'
import type { Data } from './+data.ts'
import { Suggestions } from './Suggestions.tsx'

export default function NotFoundPage() {
  const { page, siteMap } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        {...page.hero}
        layout="bleed"
        ground="blueprint"
        drawing={<NotFoundPicture />}
      />
      <Section id="all" {...page.all} layout="ledger" ground="vellum">
        <div className="not-found">
          <Suggestions texts={page.suggestions} groups={siteMap} />
          <SiteMap groups={siteMap} />
        </div>
      </Section>
    </>
  )
}
