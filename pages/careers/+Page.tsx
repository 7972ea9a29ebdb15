import { useData } from 'vike-react/useData'
import { BigType } from '#components/big-type/BigType.tsx'
import { Day } from '#components/date/Day.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { sections } from '#model/words/careers.ts'
import type { Data } from './+data.ts'

export default function CareersPage() {
  const { page, openRoles, trail } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        {...sections.hero}
        {...trail}
        ground="vellum"
        drawing={<BigType text={String(openRoles.length)} />}
      />
      <Section id={sections.roles.id} note={sections.roles.note} heading={page.none.heading} layout="split">
        {openRoles.length === 0 ? (
          <p>{page.none.text}</p>
        ) : (
          openRoles.map(({ title, description, posted }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
              <p className="annotation">
                {sections.roles.since} <Day of={posted} />
              </p>
            </div>
          ))
        )}
      </Section>
      <Section {...sections.how} heading={page.how.heading} layout="wide" ground="blueprint">
        <Steps steps={page.how.items} />
      </Section>
      <Section {...sections.look} heading={page.look.heading}>
        <Paragraphs texts={page.look.paragraphs} />
      </Section>
      <Section {...sections.offer} heading={page.offer.heading} layout="ledger" ground="vellum">
        <ul className="ticks">
          {page.offer.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
