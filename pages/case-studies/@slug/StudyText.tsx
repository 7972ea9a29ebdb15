import type { ComponentProps } from 'react'
import { Html } from '#components/html/Html.tsx'
import { Photo } from '#components/photo/Photo.tsx'
import { Related, type RelatedItem } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import type { RichText } from '#model/rich-text.ts'
import { words as sections } from '#.site/words/case-study.ts'
import { Agreement } from './Agreement.tsx'

interface StudyTextProps {
  photo: ComponentProps<typeof Photo> | undefined
  agreement: ComponentProps<typeof Agreement> | undefined
  body: RichText
  /** The heading above the measurements. */
  heading: string
  measured: readonly { what: string; result: string; how: RichText }[]
  related: readonly RelatedItem[]
}

/** Everything between the demonstration and the call to action. */
export const StudyText = ({ photo, agreement, body, heading, measured, related }: StudyTextProps) => (
  <>
    {photo && (
      <div className="study__photo sheet">
        <Photo {...photo} />
      </div>
    )}
    {agreement && <Agreement {...agreement} />}
    <div className="study" data-ground="sheet">
      <Html as="div" of={body} className="prose sheet" />
    </div>
    <Section id="measured" note={sections.measured.note} heading={heading} layout="spread" ground="vellum">
      <dl className="readings">
        {/* Each with how anyone could repeat it. */}
        {measured.map(({ what, result, how }) => (
          <div key={what} className="readings__row">
            <dt className="readings__what">{what}</dt>
            <dd className="readings__result">{result}</dd>
            <Html as="dd" of={how} className="readings__how" />
          </div>
        ))}
      </dl>
    </Section>
    {related.length > 0 && (
      <Section id="related" {...sections.related} layout="ladder">
        <Related items={related} />
      </Section>
    )}
  </>
)
