import { Deliverables } from '#components/deliverables/Deliverables.tsx'
import { Fit } from '#components/fit/Fit.tsx'
import { Html } from '#components/html/Html.tsx'
import { PriceRanges } from '#components/price-ranges/PriceRanges.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Related } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { Tuck } from '#components/tuck/Tuck.tsx'
import { keyOf } from '#model/rich-text.ts'
import type { ServiceOf } from './shown-service.ts'
import { sections } from './sections.ts'

const { questions, body, tryFirst, fit, deliverables, steps, price, related } = sections.question

/** For readers who come with a question: short answers, the longer one, and what they can try alone. */
export const QuestionFirst = (service: ServiceOf<'question'>) => (
  <>
    <Section {...questions} {...service.headings.questions} layout="wide" ground="vellum">
      <Questions questions={service.questions} columns />
    </Section>
    <Section {...body} {...service.bodyHeading} layout="type">
      <Html as="div" of={service.body} className="prose" />
    </Section>
    <Section {...tryFirst} layout="split" ground="blueprint">
      <ol className="ticks ticks--numbered">
        {service.tryFirst.map((item) => (
          <Html key={keyOf(item)} as="li" of={item} />
        ))}
      </ol>
    </Section>
    <Section {...fit} {...service.headings.fit} layout="wide">
      <Tuck>
        <Fit yes={fit.yes} no={fit.no} fit={service.fit} notFit={service.notFit} />
      </Tuck>
    </Section>
    <Section {...deliverables} {...service.headings.deliverables} layout="ledger" ground="vellum">
      <Tuck>
        <Deliverables items={service.deliverables} />
      </Tuck>
    </Section>
    <Section {...steps} {...service.headings.steps} layout="wide" ground="blueprint">
      <Tuck>
        <Steps steps={service.steps} />
      </Tuck>
    </Section>
    <Section {...price} {...service.headings.price} layout="spread" ground="vellum">
      <Html of={service.pricing.model} />
      <PriceRanges ranges={service.pricing.ranges} />
      <Html of={service.pricing.note} className="fine-print" />
    </Section>
    {service.related.length > 0 && (
      <Section {...related} layout="ladder">
        <Tuck>
          <Related items={service.related} />
        </Tuck>
      </Section>
    )}
  </>
)
