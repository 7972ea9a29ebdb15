import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { isEmbedded } from '#.site/booking.ts'
import { BookingFrame } from '#.site/features/BookingFrame.ts'
import { ContactForm } from '#components/contact-form/ContactForm.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Section } from '#components/section/Section.tsx'
import { Html } from '#components/html/Html.tsx'
import type { Data } from './+data.ts'

export default function ContactPage() {
  const { page, topics, trail } = useData<Data>()
  const { previousPageContext } = usePageContext()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} ground="blueprint" />
      <Section id="message" {...page.form} layout="ladder" ground="vellum">
        <Html of={page.form.text} className="contact-form__lead" />
        <ContactForm topics={topics} previousPath={previousPageContext?.urlPathname} />
      </Section>
      {isEmbedded && <BookingFrame />}
      <Prerendered name="ways" />
    </>
  )
}
