import { BookingLink } from '#components/booking/BookingLink.tsx'
import { OpeningHours } from '#components/hours/OpeningHours.tsx'
import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { Html } from '#components/html/Html.tsx'
import { keyOf } from '#model/rich-text.ts'
import type { PageFields } from '#engine/schemas/pages/index.ts'
import { site } from '#model/site.ts'
import { hasBooking } from '#.site/booking.ts'
import { hasHours } from '#.site/hours.ts'

/** Letters of an address that fit in large type. */
const onOneLine = 24

/** Everything below the form. */
export const Ways = ({ page }: { page: PageFields['contact'] }) => (
  <>
    <Section id="ways" note={page.ways.note} heading={page.ways.heading} layout="type" ground="blueprint">
      <address className="ways">
        <a className="ways__line" href={`tel:${site.phone.e164}`}>
          {site.phone.display}
        </a>
        <Html of={page.ways.phone} />
        {hasBooking && (
          <p>
            <BookingLink />
          </p>
        )}
        <a
          className={site.email.length > onOneLine ? 'ways__line ways__line--long' : 'ways__line'}
          href={`mailto:${site.email}`}
        >
          {site.email}
        </a>
        <Html of={page.ways.mail} />
        <Html of={page.ways.meet} />
      </address>
    </Section>
    {hasHours && <OpeningHours />}
    <Section id="write" note={page.write.note} heading={page.write.heading} layout="split">
      <Html of={page.write.text} />
      <ol className="ticks ticks--numbered">
        {page.write.items.map((item) => (
          <Html key={keyOf(item)} as="li" of={item} />
        ))}
      </ol>
    </Section>
    <Section id="after" note={page.after.note} heading={page.after.heading} layout="wide" ground="vellum">
      <Steps steps={page.after.items} />
    </Section>
    <Section id="data" note={page.data.note} heading={page.data.heading}>
      <Html of={page.data.text} />
    </Section>
  </>
)
