import { Fragment } from 'react'
import { useData } from 'vike-react/useData'
import { Contents } from '#components/contents/Contents.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Link } from '#components/link/Link.tsx'
import { Section } from '#components/section/Section.tsx'
import { Sketch } from '#components/sketch/Sketch.tsx'
import { SiteMap } from '#components/site-map/SiteMap.tsx'
import { Html } from '#components/html/Html.tsx'
import { keyOf } from '#model/rich-text.ts'
import type { Data } from './+data.ts'
import { Tool } from './Tool.tsx'

export default function ResourcesPage() {
  const { page, trail, papers, siteMap, drawing, exits } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        {...page.hero}
        {...trail}
        drawing={drawing && <Sketch {...drawing} />}
      />
      <Contents
        isCompact
        items={[
          { id: 'checklists', heading: page.checklists.heading },
          ...(page.calculators ? [{ id: 'calculators', heading: page.calculators.heading }] : []),
          ...(page.readiness ? [{ id: 'readiness', heading: page.readiness.heading }] : []),
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
      {page.calculators && (
        <Section
          id="calculators"
          note={page.calculators.note}
          heading={page.calculators.heading}
          layout="wide"
          ground="blueprint"
        >
          <Html of={page.calculators.text} />
          {page.calculators.items.map(({ part, name }) => (
            <Fragment key={part}>
              <h3>{name}</h3>
              <Tool part={part} name={name} />
            </Fragment>
          ))}
        </Section>
      )}
      {page.readiness && (
        <Section
          id="readiness"
          note={page.readiness.note}
          heading={page.readiness.heading}
          layout="split"
          picture={exits && <Sketch {...exits} />}
        >
          <Html of={page.readiness.text} />
          <Tool part={page.readiness.part} name={page.readiness.heading} />
        </Section>
      )}
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
