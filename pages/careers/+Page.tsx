import { useData } from 'vike-react/useData'
import { BigType } from '#components/big-type/BigType.tsx'
import { Day } from '#components/date/Day.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { Html } from '#components/html/Html.tsx'
import { Ticks } from '#components/lists/Ticks.tsx'
import { words } from '#.site/words/careers.ts'
import type { Data } from './+data.tsx'

export default function CareersPage() {
  const { page, openRoles, trail } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        {...page.hero}
        {...trail}
        ground="vellum"
        drawing={<BigType text={String(openRoles.length)} />}
      />
      <Section id="roles" {...page.none} layout="split">
        {openRoles.length === 0 ? (
          <Html of={page.none.text} />
        ) : (
          openRoles.map(({ title, description, posted }) => (
            <div key={title}>
              <h3>{title}</h3>
              <Html of={description} />
              <p className="annotation">
                {words.since} <Day of={posted} />
              </p>
            </div>
          ))
        )}
      </Section>
      <Section id="how" {...page.how} layout="wide" ground="blueprint">
        <Steps steps={page.how.items} />
      </Section>
      <Section id="look" {...page.look}>
        <Paragraphs texts={page.look.paragraphs} />
      </Section>
      <Section id="offer" {...page.offer} layout="ledger" ground="vellum">
        <Ticks items={page.offer.items} inThirds />
      </Section>
    </>
  )
}
