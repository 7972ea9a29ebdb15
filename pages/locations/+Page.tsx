import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Link } from '#components/link/Link.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import type { Data } from './+data.ts'

export default function LocationsPage() {
  const { page, counties, topics } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        note="Locations"
        crumbs={[{ label: 'Home', href: '/' }]}
        current="Locations"
      />
      <Section id="counties" note="By county" heading={page.map.heading} layout="wide">
        <div className="counties">
          {[...counties, { label: 'In the city', places: topics }].map((group) => (
            <div key={group.label} className="counties__group">
              <h3>{group.label}</h3>
              <ul className="counties__list">
                {group.places.map(({ label, href, miles }) => (
                  <li key={href} className="counties__item">
                    <Link to={href} className="counties__link">
                      {label}
                    </Link>
                    {miles > 0 && <span className="counties__miles">about {miles} mi</span>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section id="cover" note="Coverage" heading={page.cover.heading}>
        <Paragraphs texts={page.cover.paragraphs} />
      </Section>
      <Section id="missing" note="Off the sheet" heading={page.missing.heading}>
        <p>{page.missing.text}</p>
      </Section>
      <CallToAction
        heading="Name your town and your trouble"
        text="We will tell you when we are next in your direction, and what we would look at first."
        action="Write to us"
      />
    </>
  )
}
