import { Fragment } from 'react'
import { useData } from 'vike-react/useData'
import { Contents } from '#components/contents/Contents.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Link } from '#components/link/Link.tsx'
import { Section } from '#components/section/Section.tsx'
import { Html } from '#components/html/Html.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import type { Data } from './+data.ts'
import { Tool } from './Tool.tsx'

export default function ResourcesPage() {
  const { page, papers, trail, contents } = useData<Data>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} />
      <Contents isCompact items={contents} />
      <Prerendered name="checklists" />
      {page.calculators && (
        <Section id="calculators" {...page.calculators} layout="wide" ground="blueprint">
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
        <Section id="readiness" {...page.readiness} layout="split">
          <Html of={page.readiness.text} />
          <Tool part={page.readiness.part} name={page.readiness.heading} />
        </Section>
      )}
      <Section id="papers" {...page.papers}>
        {papers.map(({ label, href, summary }) => (
          <p key={href}>
            <Link to={href}>{label}</Link>: {summary}
          </p>
        ))}
      </Section>
      <Prerendered name="reading" />
    </>
  )
}
