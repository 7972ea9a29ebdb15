import { Deliverables } from '#components/deliverables/Deliverables.tsx'
import { Drivers } from '#components/drivers/Drivers.tsx'
import { Fit } from '#components/fit/Fit.tsx'
import { Html } from '#components/html/Html.tsx'
import { PriceRanges } from '#components/price-ranges/PriceRanges.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Related } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { Tuck } from '#components/tuck/Tuck.tsx'
import type { ServiceOf } from './shown-service.ts'
import { sections } from './sections.ts'

const { price, drivers, body, deliverables, steps, fit, questions, related } = sections.price

/** For readers who compare offers: the price, what moves it, and the math, before anything else. */
export const PriceFirst = (service: ServiceOf<'price'>) => (
  <>
    <Section {...price} {...service.headings.price} layout="spread" ground="vellum">
      <Html of={service.pricing.model} />
      <PriceRanges ranges={service.pricing.ranges} />
      <Html of={service.pricing.note} className="fine-print" />
    </Section>
    <Section {...drivers} {...service.headings.drivers} layout="ladder">
      <Drivers
        more={{ heading: drivers.more, items: service.costsMore }}
        less={{ heading: drivers.less, items: service.costsLess }}
      />
    </Section>
    <Section {...body} {...service.bodyHeading} layout="type">
      <Html as="div" of={service.body} className="prose" />
    </Section>
    <Section {...deliverables} {...service.headings.deliverables} layout="ledger" ground="vellum">
      <Tuck>
        <Deliverables items={service.deliverables} />
      </Tuck>
    </Section>
    <Section {...steps} {...service.headings.steps} layout="wide" ground="blueprint">
      <Steps steps={service.steps} />
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
