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

/** What a section shows below its heading. */
function contentOf(name: SectionName, service: ShownService): ReactNode {
  switch (name) {
    case 'body':
      return (
        <>
          {service.shape === 'story' && <Html as="blockquote" of={service.problem} className="quote" />}
          <Html as="div" of={service.body} className="prose" />
        </>
      )
    case 'deliverables':
      return (
        <Tuck>
          <Deliverables items={service.deliverables} />
        </Tuck>
      )
    case 'drivers': {
      const { more, less } = words.price.drivers
      return (
        service.shape === 'price' && (
          <Drivers
            more={{ heading: more, items: service.costsMore }}
            less={{ heading: less, items: service.costsLess }}
          />
        )
      )
    }
    case 'fit': {
      const { yes, no } = words[service.shape].fit
      return (
        <Tuck>
          <Fit yes={yes} no={no} fit={service.fit} notFit={service.notFit} />
        </Tuck>
      )
    }
    case 'needs':
      return service.shape === 'story' && <Ticks items={service.needs} />
    case 'price': {
      const { model, ranges, note } = service.pricing
      return (
        <>
          {service.shape !== 'story' && <Html of={model} />}
          <PriceRanges ranges={ranges} />
          {service.shape === 'story' && <Html of={model} />}
          <Html of={note} className="fine-print" />
        </>
      )
    }
    case 'questions':
      return service.shape === 'question' ? (
        <Questions questions={service.questions} columns />
      ) : (
        <Tuck>
          <Questions questions={service.questions} />
        </Tuck>
      )
    case 'related':
      return (
        service.related.length > 0 && (
          <Tuck>
            <Related items={service.related} />
          </Tuck>
        )
      )
    case 'steps': {
      const steps = <Steps steps={service.steps} />
      return service.shape === 'question' ? <Tuck>{steps}</Tuck> : steps
    }
    default:
      return service.shape === 'question' && <Ticks items={service.tryFirst} isNumbered />
  }
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
      children: contentOf(name, service),
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
