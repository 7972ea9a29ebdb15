import { Reasons } from '#components/reasons/Reasons.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Section } from '#components/section/Section.tsx'
import type { Place } from '#model/places.ts'
import type { RenderedHtml } from '#model/rich-text.ts'
import { Nearby } from './Nearby.tsx'
import type { Shaped } from './resolve.ts'
import { Story } from './Story.tsx'
import { WorkedExample } from './WorkedExample.tsx'
import { partIds } from './part-ids.ts'

interface StreetFirstProps {
  page: Shaped<'street-first'>
  body: RenderedHtml
  place: Place
}

/** What the place is like to do business in, who does it, then one example. */
export function StreetFirst({ page, body, place }: StreetFirstProps) {
  const { headings } = page
  return (
    <>
      <Story body={body} place={place} />
      <Section id={partIds.businesses} heading={headings.businesses} layout="ledger" ground="vellum">
        <Reasons items={page.businesses.map(({ kind, why }) => ({ label: kind, why }))} />
      </Section>
      <Section id={partIds.example} heading={headings.example} layout="split" ground="blueprint">
        <WorkedExample {...page.example} />
      </Section>
      <Section id={partIds.questions} heading={headings.questions} layout="split">
        <Questions questions={page.questions} />
      </Section>
      <Nearby {...page} heading={headings.nearby} />
    </>
  )
}
