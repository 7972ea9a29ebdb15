import { Html } from '#components/html/Html.tsx'
import { PriceRanges } from '#components/price-ranges/PriceRanges.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Related } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import { Tuck } from '#components/tuck/Tuck.tsx'
import type { RenderedHtml } from '#model/rich-text.ts'
import type { Shaped } from './resolve.ts'
import { Story } from './Story.tsx'
import { WorkedExample } from './WorkedExample.tsx'
import { partIds } from './part-ids.ts'

/** What software costs: a price list, why quotes differ, and quotes taken apart. */
export function PriceGuide({ page, body }: { page: Shaped<'price-guide'>; body: RenderedHtml }) {
  const { headings } = page
  return (
    <>
      <Section id={partIds.prices} heading={headings.prices} layout="wide" ground="vellum">
        <PriceRanges ranges={page.prices} />
        <Html of={page.pricesNote} />
      </Section>
      <Story body={body} />
      <Section id={partIds.example} heading={headings.example} layout="wide" ground="blueprint">
        <WorkedExample {...page.example} numbers={page.numbers} />
      </Section>
      <Section id={partIds.questions} heading={headings.questions} layout="split">
        <Tuck>
          <Questions questions={page.questions} />
        </Tuck>
      </Section>
      {page.siblings.length > 0 && (
        <Section id={partIds.siblings} heading={headings.siblings} layout="ladder" ground="vellum">
          <Related items={page.siblings} />
        </Section>
      )}
    </>
  )
}
