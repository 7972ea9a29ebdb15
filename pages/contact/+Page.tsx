import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { ContactForm } from '#components/contact-form/ContactForm.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Section } from '#components/section/Section.tsx'
import { sections } from '#model/words/contact.ts'
import type { Data } from './+data.ts'

export default function ContactPage() {
  const { page, topics, trail } = useData<Data>()
  const { previousPageContext } = usePageContext()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        {...sections.hero}
        {...trail}
        ground="blueprint"
        drawing={<Prerendered name="drawing" />}
      />
      <Section {...sections.form} heading={page.form.heading} layout="ladder" ground="vellum">
        <p className="contact-form__lead">{page.form.text}</p>
        <ContactForm topics={topics} previousPath={previousPageContext?.urlPathname} />
      </Section>
      <Prerendered name="ways" />
    </>
  )
}
