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
      <Tuck>
        <Deliverables items={service.deliverables} />
      </Tuck>
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
      <Tuck>
        <Fit yes={fit.yes} no={fit.no} fit={service.fit} notFit={service.notFit} />
      </Tuck>
    </Section>
    <Section {...questions} {...service.headings.questions} layout="split" ground="vellum">
      <Tuck>
        <Questions questions={service.questions} />
      </Tuck>
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
