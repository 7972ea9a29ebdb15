import { useData } from 'vike-react/useData'
import { ButtonLink } from '#components/button/Button.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Deliverables } from '#components/deliverables/Deliverables.tsx'
import { Fit } from '#components/fit/Fit.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Html } from '#components/html/Html.tsx'
import { keyOf } from '#content/schemas/rich-text.ts'
import { PriceRanges } from '#components/price-ranges/PriceRanges.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Related } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import type { Data } from './+data.ts'

export default function ServicePage() {
  const { service, body, caseStudy, posts, services } = useData<Data>()
  return (
    <>
      <Hero
        title={service.title}
        lead={service.summary}
        note="Service"
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Services', href: '/services/' },
        ]}
        current={service.label}
      >
        <ButtonLink to="/contact/" variant="default" size="lg">
          Ask about {service.label}
        </ButtonLink>
      </Hero>
      <Section id="problem" note="In your words" heading="The problem">
        <Html as="blockquote" of={service.problem} className="quote" />
        <Html as="div" of={body} className="prose" />
      </Section>
      <Section id="deliverables" note="Parts list" heading="What you get">
        <Deliverables items={service.deliverables} />
      </Section>
      <Section id="steps" note="Sequence" heading="How it goes" layout="wide">
        <Steps steps={service.steps} />
      </Section>
      <Section id="needs" note="From your side" heading="What we need from you">
        <ul className="ticks">
          {service.needs.map((need) => (
            <Html key={keyOf(need)} as="li" of={need} />
          ))}
        </ul>
      </Section>
      <Section id="price" note="Dimensions" heading="What it costs">
        <Html of={service.pricing.model} />
        <PriceRanges ranges={service.pricing.ranges} />
        <Html of={service.pricing.note} className="fine-print" />
      </Section>
      <Section id="fit" note="Tolerances" heading="Is it for you?">
        <Fit fit={service.fit} notFit={service.notFit} />
      </Section>
      <Section id="questions" note="Q and A" heading="Questions people ask">
        <Questions questions={service.questions} />
      </Section>
      <Section id="related" note="See also" heading="Go on from here">
        <Related
          items={[
            { ...caseStudy, kind: 'Our work' },
            ...services.map((item) => ({ ...item, kind: 'Service' })),
            ...posts.map((item) => ({ ...item, kind: 'Reading' })),
          ]}
        />
      </Section>
      <CallToAction
        heading="Tell us what is in the way"
        text={`Two or three sentences about your situation are enough. You get a straight answer on whether ${service.label} would help, and what the first step costs.`}
        action="Write to us"
      />
    </>
  )
}
