import { Html } from '#components/html/Html.tsx'
import { Related, type RelatedItem } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import type { RichText } from '#model/rich-text.ts'
import { Sources, type Source } from './Sources.tsx'
import { partIds } from './part-ids.ts'

interface NearbyProps {
  heading: string
  meeting: RichText
  neighbors: readonly RelatedItem[]
  sources: readonly Source[]
}

/** How we meet there, what lies next to it, and where to check what was said. */
export function Nearby({ heading, meeting, neighbors, sources }: NearbyProps) {
  return (
    <Section id={partIds.nearby} heading={heading} layout="type">
      <Html of={meeting} />
      <Related items={neighbors} />
      {sources.length > 0 && <Sources sources={sources} />}
    </Section>
  )
}
