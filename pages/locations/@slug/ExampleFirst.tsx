import { Questions } from '#components/questions/Questions.tsx'
import { Related } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import type { Place } from '#model/places.ts'
import type { RenderedHtml } from '#model/rich-text.ts'
import { Nearby } from './Nearby.tsx'
import type { Shaped } from './resolve.ts'
import { Story } from './Story.tsx'
import { WorkedExample } from './WorkedExample.tsx'
import { partIds } from './part-ids.ts'

interface ExampleFirstProps {
  page: Shaped<'example-first'>
  body: RenderedHtml
  place: Place
}

/** One job with its numbers, then the place that makes it typical, and where to start. */
export function ExampleFirst({ page, body, place }: ExampleFirstProps) {
  const { headings } = page
  return (
    <>
      <Section id={partIds.example} heading={headings.example} layout="wide" ground="blueprint">
        <WorkedExample {...page.example} numbers={page.numbers} />
      </Section>
      <Story body={body} place={place} />
      {page.firstServices.length > 0 && (
        <Section id={partIds.services} heading={headings.services} layout="ladder">
          <Related items={page.firstServices} />
        </Section>
      )}
      <Section id={partIds.questions} heading={headings.questions} layout="split" ground="vellum">
        <Questions questions={page.questions} />
      </Section>
      <Nearby {...page} heading={headings.nearby} />
    </>
  )
}
