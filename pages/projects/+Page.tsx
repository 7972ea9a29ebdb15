import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Facts } from '#components/facts/Facts.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Link } from '#components/link/Link.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { sections } from '#content/sections/projects.ts'
import type { Data } from './+data.ts'

export default function ProjectsPage() {
  const { page, studies, trail } = useData<Data>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...sections.hero} {...trail} />
      <Section {...sections.studies} layout="wide">
        <ol className="studies">
          {studies.map(({ label, href, summary, facts }) => (
            <li key={href} className="studies__item">
              <h3 className="studies__name">
                <Link to={href}>{label}</Link>
              </h3>
              <p className="studies__summary">{summary}</p>
              <Facts facts={facts} />
            </li>
          ))}
        </ol>
      </Section>
      <Section {...sections.common} heading={page.common.heading}>
        <Paragraphs texts={page.common.paragraphs} />
      </Section>
      <Section {...sections.reading} heading={page.reading.heading}>
        <NamedList items={page.reading.items} />
      </Section>
      <Section {...sections.notMeasured} heading={page.notMeasured.heading}>
        <Paragraphs texts={page.notMeasured.paragraphs} />
      </Section>
      <CallToAction {...sections.action} />
    </>
  )
}
