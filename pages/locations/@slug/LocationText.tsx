import type { ComponentProps, ReactNode } from 'react'
import { Contents } from '#components/contents/Contents.tsx'
import { Facts } from '#components/facts/Facts.tsx'
import { Html } from '#components/html/Html.tsx'
import { Ticks } from '#components/lists/Ticks.tsx'
import { PriceRanges } from '#components/price-ranges/PriceRanges.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Reasons } from '#components/reasons/Reasons.tsx'
import { Related } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import { Tuck } from '#components/tuck/Tuck.tsx'
import type { Content } from '#engine/content/content.ts'
import { isAboutPlace, type LocationShape } from '#model/location-shapes.ts'
import type { Place } from '#model/places.ts'
import type { RenderedHtml } from '#model/rich-text.ts'
import { priceLines } from '#model/terms.ts'
import { words } from '#.site/words/location.ts'
import { locationFacts } from './location-facts.ts'
import { Nearby } from './Nearby.tsx'
import { neighborLinks, serviceLinks, siblingLinks, type LocationFields, type PageWith } from './links.ts'
import { WorkedExample } from './WorkedExample.tsx'

type Look = Pick<ComponentProps<typeof Section>, 'layout' | 'ground'>

/** How each section lies on most pages. */
const looks = {
  ask: { layout: 'wide', ground: 'blueprint' },
  businesses: { layout: 'ledger', ground: 'vellum' },
  checks: { layout: 'split', ground: 'vellum' },
  example: { layout: 'wide', ground: 'blueprint' },
  nearby: { layout: 'type' },
  prices: { layout: 'wide', ground: 'vellum' },
  questions: { layout: 'split' },
  services: { layout: 'ladder' },
  siblings: { layout: 'ladder', ground: 'vellum' },
} as const satisfies Record<string, Look>

type SectionName = keyof typeof looks

interface Composition {
  /** The sections before and after the running text. */
  before: readonly SectionName[]
  after: readonly SectionName[]
  /** Where a section looks different from the same one in other shapes. */
  looks?: Readonly<Partial<Record<SectionName, Look>>>
}

const compositions: Readonly<Record<LocationShape, Composition>> = {
  'street-first': {
    before: [],
    after: ['businesses', 'example', 'questions', 'nearby'],
    looks: { example: { layout: 'split' } },
  },
  'example-first': {
    before: ['example'],
    after: ['services', 'questions', 'nearby'],
    looks: { questions: { ground: 'vellum' } },
  },
  'question-first': {
    before: ['questions'],
    after: ['services', 'example', 'nearby'],
    looks: { questions: { ground: 'vellum' } },
  },
  'price-guide': { before: ['prices'], after: ['example', 'questions', 'siblings'] },
  'choosing-guide': { before: ['checks', 'ask'], after: ['questions', 'siblings'] },
}

/** The fragments of the sections that are not called by their names. */
const ids: Readonly<Partial<Record<SectionName, string>>> = {
  checks: 'checklist',
  services: 'first-steps',
  siblings: 'guides',
}

/** Numbered questions to put to a firm, each with what a good answer sounds like. */
const AskList = ({ items }: { items: PageWith<'asks'>['asks'] }) => (
  <ol className="asks">
    {items.map(({ ask, listenFor }) => (
      <li key={ask} className="asks__item">
        <p className="asks__ask">{ask}</p>
        <span className="asks__label annotation">{words.listenFor}</span>
        <Html of={listenFor} />
      </li>
    ))}
  </ol>
)

type ContentOf = (page: LocationFields, content: Content) => ReactNode

/** What each section shows below its heading; nothing if the page has none of it. */
const contents: Readonly<Record<SectionName, ContentOf>> = {
  ask: (page) => 'asks' in page && <AskList items={page.asks} />,
  businesses: (page) => 'businesses' in page && <Reasons items={page.businesses} />,
  checks: (page) => 'checks' in page && <Ticks items={page.checks} />,
  example: (page) =>
    'example' in page && (
      <WorkedExample {...page.example} {...('numbers' in page && { numbers: page.numbers })} />
    ),
  nearby: (page, content) => 'meeting' in page && <Nearby {...page} links={neighborLinks(content, page)} />,
  prices: (page) =>
    'prices' in page && (
      <>
        <PriceRanges ranges={priceLines(page.prices)} />
        <Html of={page.pricesNote} />
      </>
    ),
  questions: (page) => {
    const questions = <Questions questions={page.questions} />
    return page.shape === 'price-guide' ? <Tuck>{questions}</Tuck> : questions
  },
  services: (page, content) =>
    'firstServices' in page &&
    page.firstServices.length > 0 && <Related items={serviceLinks(content, page)} />,
  siblings: (page) =>
    'intent' in page && page.intent.others.length > 0 && <Related items={siblingLinks(page)} />,
}

interface LocationTextProps {
  page: LocationFields
  body: RenderedHtml
  place: Place
  content: Content
}

/** The contents list, the running text, and the sections around it in the order of the page's shape. */
export function LocationText({ page, body, place, content }: LocationTextProps) {
  const { before, after, looks: own } = compositions[page.shape]
  const headings: Readonly<Partial<Record<SectionName, string>>> = page.headings
  const sectionsOf = (names: readonly SectionName[]) =>
    names
      .map((name) => ({
        id: ids[name] ?? name,
        heading: headings[name] ?? '',
        ...looks[name],
        ...own?.[name],
        children: contents[name](page, content),
      }))
      .filter(({ children }) => children)
  const [above, below] = [sectionsOf(before), sectionsOf(after)]
  const render = (section: ComponentProps<typeof Section>) => <Section key={section.id} {...section} />
  return (
    <>
      <Contents isCompact items={[...above, ...below]} />
      {above.map(render)}
      <div id="about-the-place" className="story sheet" data-ground="sheet">
        {isAboutPlace(page.shape) && (
          <div className="story__facts">
            <Facts facts={locationFacts(place)} />
          </div>
        )}
        <Html as="div" of={body} className="story__text prose" />
      </div>
      {below.map(render)}
    </>
  )
}
