import { Deliverables } from '#components/deliverables/Deliverables.tsx'
import { Fit } from '#components/fit/Fit.tsx'
import { Html } from '#components/html/Html.tsx'
import { PriceRanges } from '#components/price-ranges/PriceRanges.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Related } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { keyOf } from '#model/rich-text.ts'
import type { ServiceOf } from './shown-service.ts'
import { sections } from './sections.ts'

const { body, steps, needs, deliverables, price, fit, questions, related } = sections.story

/** For readers with a recurring problem: tells it in their own words, then how it gets solved. */
export const StoryFirst = (service: ServiceOf<'story'>) => (
  <>
    <Section {...body} {...service.bodyHeading} layout="type">
      <Html as="blockquote" of={service.problem} className="quote" />
      <Html as="div" of={service.body} className="prose" />
    </Section>
    <Section {...steps} {...service.headings.steps} layout="wide" ground="blueprint">
      <Steps steps={service.steps} />
    </Section>
    <Section {...deliverables} {...service.headings.deliverables} layout="ledger" ground="vellum">
      <Deliverables items={service.deliverables} />
    </Section>
    <Section {...needs} {...service.headings.needs} layout="ladder">
      <ul className="ticks">
        {service.needs.map((need) => (
          <Html key={keyOf(need)} as="li" of={need} />
        ))}
      </ul>
    </Section>
    <Section {...price} {...service.headings.price} layout="spread" ground="vellum">
      <PriceRanges ranges={service.pricing.ranges} />
      <Html of={service.pricing.model} />
      <Html of={service.pricing.note} className="fine-print" />
    </Section>
    <Section {...fit} {...service.headings.fit} layout="wide">
      <Fit yes={fit.yes} no={fit.no} fit={service.fit} notFit={service.notFit} />
    </Section>
    <Section {...questions} {...service.headings.questions} layout="split" ground="vellum">
      <Questions questions={service.questions} />
    </Section>
    {service.related.length > 0 && (
      <Section {...related} layout="ladder">
        <Related items={service.related} />
      </Section>
    )}
  </>
)
