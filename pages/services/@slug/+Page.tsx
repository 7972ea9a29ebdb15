import { useData } from 'vike-react/useData'
import { ButtonLink } from '#components/button/Button.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { ShortForm } from '#components/contact-form/ShortForm.tsx'
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
import { sections } from '#content/sections/service.ts'
import type { Data } from './+data.ts'

export default function ServicePage() {
  const { slug, path, service, body, caseStudy, posts, services } = useData<Data>()
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
      <Contents
        isCompact
        items={[
          sections.problem,
          sections.deliverables,
          sections.steps,
          sections.needs,
          sections.price,
          sections.fit,
          sections.questions,
          sections.related,
        ]}
      />
      <Section {...sections.problem} layout="type">
        <Html as="blockquote" of={service.problem} className="quote" />
        <Html as="div" of={body} className="prose" />
      </Section>
      <Section {...sections.deliverables} layout="ledger" ground="vellum">
        <Deliverables items={service.deliverables} />
      </Section>
      <Section {...sections.steps} layout="wide" ground="blueprint">
        <Steps steps={service.steps} />
      </Section>
      <Section {...sections.needs}>
        <ul className="ticks">
          {service.needs.map((need) => (
            <Html key={keyOf(need)} as="li" of={need} />
          ))}
        </ul>
      </Section>
      <Section {...sections.price} layout="spread" ground="vellum" aside={<Html of={service.pricing.note} />}>
        <Html of={service.pricing.model} />
        <PriceRanges ranges={service.pricing.ranges} />
      </Section>
      <Section {...sections.fit} layout="wide">
        <Fit fit={service.fit} notFit={service.notFit} />
      </Section>
      <Section {...sections.questions} layout="split" ground="vellum">
        <Questions questions={service.questions} />
      </Section>
      <Section {...sections.related}>
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
        action="Use the long form"
        form={<ShortForm key={slug} topic={slug} page={path} />}
      />
    </>
  )
}
