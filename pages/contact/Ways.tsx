import { BookingLink } from '#components/booking/BookingLink.tsx'
import { OpeningHours } from '#components/hours/OpeningHours.tsx'
import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { Html } from '#components/html/Html.tsx'
import { Ticks } from '#components/lists/Ticks.tsx'
import type { PageFields } from '#engine/schemas/pages/index.ts'
import { site } from '#model/site.ts'
import { hasBooking } from '#.site/booking.ts'
import { hasHours } from '#.site/hours.ts'

/** How many letters of an address fit on one line in large type. */
const onOneLine = 24

/** Everything below the form. */
export const Ways = ({ page }: { page: PageFields['contact'] }) => (
  <>
    <Section id="ways" {...page.ways} layout="type" ground="blueprint">
      <address className="ways">
        {site.phone && (
          <>
            <a className="ways__line" href={`tel:${site.phone.e164}`}>
              {site.phone.display}
            </a>
            {page.ways.phone && <Html of={page.ways.phone} />}
          </>
        )}
        {hasBooking && (
          <p>
            <BookingLink variant="hero" />
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
    <Section id="write" {...page.write} layout="split">
      <Html of={page.write.text} />
      <Ticks items={page.write.items} isNumbered />
    </Section>
    <Section id="after" {...page.after} layout="wide" ground="vellum">
      <Steps steps={page.after.items} />
    </Section>
    <Section id="data" {...page.data}>
      <Html of={page.data.text} />
    </Section>
  </>
)
