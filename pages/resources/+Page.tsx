import { useData } from 'vike-react/useData'
import { Contents } from '#components/contents/Contents.tsx'
import { Demonstration } from '#components/demonstration/Demonstration.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Link } from '#components/link/Link.tsx'
import { Section } from '#components/section/Section.tsx'
import { Sketch } from '#components/sketch/Sketch.tsx'
import { SiteMap } from '#components/site-map/SiteMap.tsx'
import { Html } from '#components/html/Html.tsx'
import { keyOf } from '#model/rich-text.ts'
import type { Data } from './+data.ts'
import { loadBreakEven, loadManualWork, loadReadiness } from './loaders.ts'

export default function ResourcesPage() {
  const { page, trail, papers, siteMap, figures, drawing, exits } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        {...page.hero}
        {...trail}
        drawing={<Sketch {...drawing} />}
      />
      <Contents
        isCompact
        items={[
          { id: 'checklists', heading: page.checklists.heading },
          { id: 'calculators', heading: page.calculators.heading },
          { id: 'readiness', heading: page.readiness.heading },
          { id: 'glossary', heading: page.glossary.heading },
          { id: 'site-map', heading: page.siteMap.heading },
        ]}
      />
      <Section
        id="checklists"
        note={page.checklists.note}
        heading={page.checklists.heading}
        layout="wide"
        ground="vellum"
      >
        <Html of={page.checklists.text} />
        <div className="checklists">
          {page.checklists.items.map(({ id, name, use, items }) => (
            <div key={id} id={id} className="checklist">
              <h3>{name}</h3>
              <Html of={use} className="checklist__use" />
              <ul className="checklist__items">
                {items.map((item) => (
                  <Html key={keyOf(item)} as="li" of={item} className="checklist__item" />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section
        id="calculators"
        note={page.calculators.note}
        heading={page.calculators.heading}
        layout="wide"
        ground="blueprint"
      >
        <Html of={page.calculators.text} />
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
        id="readiness"
        note={page.readiness.note}
        heading={page.readiness.heading}
        layout="split"
        picture={<Sketch {...exits} />}
      >
        <Html of={page.readiness.text} />
        <Demonstration
          id="try-readiness"
          name={page.readiness.heading}
          figure={figures.readiness}
          load={loadReadiness}
        />
      </Section>
      <Section id="papers" note={page.papers.note} heading={page.papers.heading}>
        {papers.map(({ label, href, summary }) => (
          <p key={href}>
            <Link to={href}>{label}</Link>: {summary}
          </p>
        ))}
      </Section>
      <Section
        id="glossary"
        note={page.glossary.note}
        heading={page.glossary.heading}
        layout="ledger"
        ground="vellum"
      >
        <dl className="glossary">
          {page.glossary.items.map(({ term, meaning }) => (
            <div key={term} className="glossary__entry">
              <dt className="glossary__term">{term}</dt>
              <Html as="dd" of={meaning} />
            </div>
          ))}
        </dl>
      </Section>
      <Section id="site-map" note={page.siteMap.note} heading={page.siteMap.heading} layout="wide">
        <SiteMap groups={siteMap} />
      </Section>
    </>
  )
}
