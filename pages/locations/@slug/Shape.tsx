import { Contents } from '#components/contents/Contents.tsx'
import type { Place } from '#model/places.ts'
import type { RenderedHtml } from '#model/rich-text.ts'
import { ChoosingGuide } from './ChoosingGuide.tsx'
import { ExampleFirst } from './ExampleFirst.tsx'
import { PriceGuide } from './PriceGuide.tsx'
import { QuestionFirst } from './QuestionFirst.tsx'
import type { LocationPageFields } from './resolve.ts'
import { StreetFirst } from './StreetFirst.tsx'
import { partIds } from './part-ids.ts'

interface ShapeProps {
  page: LocationPageFields
  body: RenderedHtml
  place: Place
}

/** The middle of the page: what is in it, then its parts in the order that its front matter asks for. */
export const Shape = (props: ShapeProps) => (
  <>
    <Contents isCompact items={partsOf(props.page)} />
    <Parts {...props} />
  </>
)

/** The parts that have a heading, which are named in their order on the page. */
function partsOf({ headings }: LocationPageFields) {
  const parts = Object.entries(headings) as [keyof typeof partIds, string][]
  return parts.map(([part, heading]) => ({ id: partIds[part], heading }))
}

function Parts({ page, body, place }: ShapeProps) {
  switch (page.shape) {
    case 'street-first': {
      return <StreetFirst page={page} body={body} place={place} />
    }
    case 'example-first': {
      return <ExampleFirst page={page} body={body} place={place} />
    }
    case 'question-first': {
      return <QuestionFirst page={page} body={body} place={place} />
    }
    case 'price-guide': {
      return <PriceGuide page={page} body={body} />
    }
    // A shape that is in the schema but not here would not compile.
    case 'choosing-guide':
    default: {
      return <ChoosingGuide page={page} body={body} />
    }
  }
}
