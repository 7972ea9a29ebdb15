import type { ComponentProps, ReactNode } from 'react'
import { Contents } from '#components/contents/Contents.tsx'
import { Deliverables } from '#components/deliverables/Deliverables.tsx'
import { Drivers } from '#components/drivers/Drivers.tsx'
import { Fit } from '#components/fit/Fit.tsx'
import { Html } from '#components/html/Html.tsx'
import { Ticks } from '#components/lists/Ticks.tsx'
import { PriceRanges } from '#components/price-ranges/PriceRanges.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Related } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { Tuck } from '#components/tuck/Tuck.tsx'
import { words } from '#.site/words/service.ts'
import type { ShownService } from './shown-service.ts'

/**
 * The sections of each shape, from top to bottom. Each shape has its own headings (`service` in interface/en.yaml), so
 * that no heading appears on more than the few pages of one shape.
 */
const sectionsOfShape = {
  price: ['price', 'drivers', 'body', 'deliverables', 'steps', 'fit', 'questions', 'related'],
  story: ['body', 'steps', 'deliverables', 'needs', 'price', 'fit', 'questions', 'related'],
  question: ['questions', 'body', 'tryFirst', 'fit', 'deliverables', 'steps', 'price', 'related'],
} as const

type Shape = keyof typeof sectionsOfShape
type SectionName = (typeof sectionsOfShape)[Shape][number]

const looks: Readonly<Record<SectionName, Pick<ComponentProps<typeof Section>, 'layout' | 'ground'>>> = {
  body: { layout: 'type' },
  deliverables: { layout: 'ledger', ground: 'vellum' },
  drivers: { layout: 'ladder' },
  fit: { layout: 'wide' },
  needs: { layout: 'ladder' },
  price: { layout: 'spread', ground: 'vellum' },
  questions: { layout: 'split', ground: 'vellum' },
  related: { layout: 'ladder' },
  steps: { layout: 'wide', ground: 'blueprint' },
  tryFirst: { layout: 'split', ground: 'blueprint' },
}

const bodyIds: Readonly<Record<Shape, string>> = { price: 'numbers', story: 'story', question: 'background' }

/** What each section shows below its heading. */
const contents: Readonly<Record<SectionName, (service: ShownService) => ReactNode>> = {
  body: (service) => (
    <>
      {service.shape === 'story' && <Html as="blockquote" of={service.problem} className="quote" />}
      <Html as="div" of={service.body} className="prose" />
    </>
  ),
  deliverables: ({ deliverables }) => (
    <Tuck>
      <Deliverables items={deliverables} />
    </Tuck>
  ),
  drivers: (service) =>
    service.shape === 'price' && (
      <Drivers
        more={{ heading: words.price.drivers.more, items: service.costsMore }}
        less={{ heading: words.price.drivers.less, items: service.costsLess }}
      />
    ),
  fit: ({ shape, fit, notFit }) => (
    <Tuck>
      <Fit yes={words[shape].fit.yes} no={words[shape].fit.no} fit={fit} notFit={notFit} />
    </Tuck>
  ),
  needs: (service) => service.shape === 'story' && <Ticks items={service.needs} />,
  price: ({ shape, pricing: { model, ranges, note } }) => (
    <>
      {shape !== 'story' && <Html of={model} />}
      <PriceRanges ranges={ranges} />
      {shape === 'story' && <Html of={model} />}
      <Html of={note} className="fine-print" />
    </>
  ),
  questions: ({ shape, questions }) =>
    shape === 'question' ? (
      <Questions questions={questions} columns />
    ) : (
      <Tuck>
        <Questions questions={questions} />
      </Tuck>
    ),
  related: ({ related }) =>
    related.length > 0 && (
      <Tuck>
        <Related items={related} />
      </Tuck>
    ),
  steps: ({ shape, steps: items }) => {
    const steps = <Steps steps={items} />
    return shape === 'question' ? <Tuck>{steps}</Tuck> : steps
  },
  tryFirst: (service) => service.shape === 'question' && <Ticks items={service.tryFirst} isNumbered />,
}

function sectionsOf(service: ShownService) {
  const { shape, headings, bodyHeading } = service
  const usual: Readonly<Partial<Record<SectionName, { note: string; heading?: string }>>> = words[shape]
  const own: Readonly<Record<string, { heading: string } | undefined>> = { ...headings, body: bodyHeading }
  const ids: Readonly<Partial<Record<SectionName, string>>> = { body: bodyIds[shape], tryFirst: 'try-first' }
  return sectionsOfShape[shape]
    .map((name) => ({
      id: ids[name] ?? name,
      heading: name,
      ...usual[name],
      ...own[name],
      ...looks[name],
      ...(name === 'questions' && shape === 'question' && { layout: 'wide' as const }),
      children: contents[name](service),
    }))
    .filter(({ children }) => children)
}

/** The contents list and the sections of a service page, in the order of its shape. */
export function ServiceText(service: ShownService) {
  const sections = sectionsOf(service)
  return (
    <>
      <Contents isCompact items={sections} />
      {sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
    </>
  )
}
