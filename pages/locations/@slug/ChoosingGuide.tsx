import { Html } from '#components/html/Html.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Related } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import { keyOf, type RenderedHtml } from '#model/rich-text.ts'
import { AskList } from './AskList.tsx'
import type { Shaped } from './resolve.ts'
import { Story } from './Story.tsx'
import { partIds } from './part-ids.ts'

/** How to choose a firm: what to check alone, what to ask, then the kinds of firm there are. */
export function ChoosingGuide({ page, body }: { page: Shaped<'choosing-guide'>; body: RenderedHtml }) {
  const { headings } = page
  return (
    <>
      <Section id={partIds.checks} heading={headings.checks} layout="split" ground="vellum">
        <ul className="ticks">
          {page.checks.map((check) => (
            <Html key={keyOf(check)} as="li" of={check} />
          ))}
        </ul>
      </Section>
      <Section id={partIds.ask} heading={headings.ask} layout="wide" ground="blueprint">
        <AskList items={page.asks} />
      </Section>
      <Story body={body} />
      <Section id={partIds.questions} heading={headings.questions} layout="split">
        <Questions questions={page.questions} />
      </Section>
      {page.siblings.length > 0 && (
        <Section id={partIds.siblings} heading={headings.siblings} layout="ladder" ground="vellum">
          <Related items={page.siblings} />
        </Section>
      )}
    </>
  )
}
