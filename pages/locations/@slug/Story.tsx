import { Facts } from '#components/facts/Facts.tsx'
import { Html } from '#components/html/Html.tsx'
import type { Place } from '#model/places.ts'
import type { RenderedHtml } from '#model/rich-text.ts'
import { locationFacts } from './location-facts.ts'

interface StoryProps {
  body: RenderedHtml
  /** The place whose facts are shown beside the text. */
  place?: Place
}

/** The running text of the page, with the place's facts in the margin. */
export function Story({ body, place }: StoryProps) {
  return (
    <div id="about-the-place" className="story sheet" data-ground="sheet">
      {place && (
        <div className="story__facts">
          <Facts facts={locationFacts(place)} />
        </div>
      )}
      <Html as="div" of={body} className="story__text prose" />
    </div>
  )
}
