import { Html } from '#components/html/Html.tsx'
import { Section } from '#components/section/Section.tsx'
import type { RichText } from '#model/rich-text.ts'
import { words } from '#.site/words/job-page.ts'

/** The description of the work, and how to apply. */
export const JobText = ({ body, apply }: { body: RichText; apply: RichText }) => (
  <>
    <Section id="work" {...words.work}>
      <Html as="div" of={body} className="prose" />
    </Section>
    <Section id="apply" {...words.apply} layout="split" ground="blueprint">
      <Html of={apply} />
    </Section>
  </>
)
