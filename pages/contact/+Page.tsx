import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { ContactForm } from '#components/contact-form/ContactForm.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Section } from '#components/section/Section.tsx'
import { Sketch } from '#components/sketch/Sketch.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { sections } from '#content/sections/contact.ts'
import { site } from '#content/site.ts'
import type { Data } from './+data.ts'

export default function ContactPage() {
  const { page, topics, trail, drawing } = useData<Data>()
  const { previousPageContext } = usePageContext()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        {...sections.hero}
        {...trail}
        ground="blueprint"
        drawing={<Sketch {...drawing} />}
      />
      <Section {...sections.form} heading={page.form.heading} layout="ladder" ground="vellum">
        <p className="contact-form__lead">{page.form.text}</p>
        <ContactForm topics={topics} previousPath={previousPageContext?.urlPathname} />
      </Section>
      <Section {...sections.ways} heading={page.ways.heading} layout="type" ground="blueprint">
        <address className="ways">
          <a className="ways__line" href={`tel:${site.phone.e164}`}>
            {site.phone.display}
          </a>
          <p>{page.ways.phone}</p>
          <a className="ways__line" href={`mailto:${site.email}`}>
            {site.email}
          </a>
          <p>{page.ways.mail}</p>
          <p>{page.ways.meet}</p>
        </address>
      </Section>
      <Section {...sections.write} heading={page.write.heading} layout="split">
        <p>{page.write.text}</p>
        <ol className="ticks ticks--numbered">
          {page.write.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </Section>
      <Section {...sections.after} heading={page.after.heading} layout="wide" ground="vellum">
        <Steps steps={page.after.items} />
      </Section>
      <Section {...sections.data} heading={page.data.heading}>
        <p>{page.data.text}</p>
      </Section>
    </>
  )
}
