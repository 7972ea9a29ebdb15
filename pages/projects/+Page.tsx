import { useData } from 'vike-react/useData'
import { Cards } from '#components/cards/Cards.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Facts } from '#components/facts/Facts.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Cover } from '#components/plate/Cover.tsx'
import { Section } from '#components/section/Section.tsx'
import type { Data } from './+data.ts'

export default function ProjectsPage() {
  const { page, studies, trail } = useData<Data>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} />
      {studies.length > 0 && (
        <Section id="studies" {...page.studies} layout="wide" ground="blueprint">
          <Cards
            layout="rows"
            items={studies.map(({ facts, summary, image, ...item }, index) => ({
              ...item,
              text: summary,
              ...(image && { picture: <Cover {...image} isFirst={index === 0} /> }),
              more: <Facts facts={facts} />,
            }))}
          />
        </Section>
      )}
      <Section id="common" {...page.common} layout="split">
        <Paragraphs texts={page.common.paragraphs} />
      </Section>
      <Section id="reading" {...page.reading} layout="ledger" ground="vellum">
        <NamedList items={page.reading.items} />
      </Section>
      <Section id="not-measured" {...page.notMeasured} layout="type">
        <Paragraphs texts={page.notMeasured.paragraphs} />
      </Section>
      <CallToAction {...page.action} />
    </>
  )
}
