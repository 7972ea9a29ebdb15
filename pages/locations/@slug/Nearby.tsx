import { Html } from '#components/html/Html.tsx'
import { Related, type RelatedItem } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import type { RichText } from '#model/rich-text.ts'
import { sections } from '#model/words/location.ts'
import { Sources, type Source } from './Sources.tsx'

interface NearbyProps {
  heading: string
  meeting: RichText
  neighbors: readonly RelatedItem[]
  sources: readonly Source[]
}

/** How we meet there, what lies next to it, and where to check what was said. */
export function Nearby({ heading, meeting, neighbors, sources }: NearbyProps) {
  return (
    <Section {...sections.nearby} heading={heading} layout="type">
      <Html of={meeting} />
      <Related items={neighbors} />
      {sources.length > 0 && <Sources sources={sources} />}
    </Section>
  )
}
