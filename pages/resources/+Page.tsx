import { useData } from 'vike-react/useData'
import { Contents } from '#components/contents/Contents.tsx'
import { Demonstration } from '#components/demonstration/Demonstration.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Link } from '#components/link/Link.tsx'
import { Section } from '#components/section/Section.tsx'
import { Sketch } from '#components/sketch/Sketch.tsx'
import { SiteMap } from '#components/site-map/SiteMap.tsx'
import { sections } from '#model/words/resources.ts'
import type { Data } from './+data.ts'
import { loadBreakEven, loadManualWork, loadReadiness } from './loaders.ts'

export default function ResourcesPage() {
  const { page, trail, papers, siteMap, figures, drawing, exits } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        {...sections.hero}
        {...trail}
        drawing={<Sketch {...drawing} />}
      />
      <Contents
        isCompact
        items={[
          { ...sections.checklists, ...page.checklists },
          { ...sections.calculators, ...page.calculators },
          { ...sections.readiness, ...page.readiness },
          { ...sections.glossary, ...page.glossary },
          { ...sections.siteMap, ...page.siteMap },
        ]}
      />
      <Section {...sections.checklists} heading={page.checklists.heading} layout="wide" ground="vellum">
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
      <Section {...sections.calculators} heading={page.calculators.heading} layout="wide" ground="blueprint">
        <p>{page.calculators.text}</p>
        <h3>{page.calculators.manualWork}</h3>
        <Demonstration
          id="try-manual-work"
          name={page.calculators.manualWork}
          figure={figures.manualWork}
          load={loadManualWork}
        />
        <h3>{page.calculators.breakEven}</h3>
        <Demonstration
          id="try-break-even"
          name={page.calculators.breakEven}
          figure={figures.breakEven}
          load={loadBreakEven}
        />
      </Section>
      <Section
        {...sections.readiness}
        heading={page.readiness.heading}
        layout="split"
        picture={<Sketch {...exits} />}
      >
        <p>{page.readiness.text}</p>
        <Demonstration
          id="try-readiness"
          name={page.readiness.heading}
          figure={figures.readiness}
          load={loadReadiness}
        />
      </Section>
      <Section {...sections.papers} heading={page.papers.heading}>
        {papers.map(({ label, href, summary }) => (
          <p key={href}>
            <Link to={href}>{label}</Link>: {summary}
          </p>
        ))}
      </Section>
      <Section {...sections.glossary} heading={page.glossary.heading} layout="ledger" ground="vellum">
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
