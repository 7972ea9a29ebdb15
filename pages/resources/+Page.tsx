import { useData } from 'vike-react/useData'
import { Hero } from '#components/hero/Hero.tsx'
import { Section } from '#components/section/Section.tsx'
import { SiteMap } from '#components/site-map/SiteMap.tsx'
import { sections } from '#content/sections/resources.ts'
import type { Data } from './+data.ts'

export default function ResourcesPage() {
  const { page, siteMap } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        note="Resources"
        crumbs={[{ label: 'Home', href: '/' }]}
        current="Resources"
      />
      <Section {...sections.checklists} heading={page.checklists.heading} layout="wide">
        <p>{page.checklists.text}</p>
        <div className="checklists">
          {page.checklists.items.map(({ id, name, use, items }) => (
            <div key={id} id={id} className="checklist">
              <h3>{name}</h3>
              <p className="checklist__use">{use}</p>
              <ul className="checklist__items">
                {items.map((item) => (
                  <li key={item} className="checklist__item">
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section {...sections.glossary} heading={page.glossary.heading}>
        <dl className="glossary">
          {page.glossary.items.map(({ term, meaning }) => (
            <div key={term} className="glossary__entry">
              <dt className="glossary__term">{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section {...sections.siteMap} heading={page.siteMap.heading} layout="wide">
        <SiteMap groups={siteMap} />
      </Section>
    </>
  )
}
