import { Section } from '#components/section/Section.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { contact as page } from '#sites/spanwright/pages/contact.ts'
import { sections } from '#model/words/contact.ts'
import { site } from '#model/site.ts'

/** Everything below the form. */
export const Ways = () => (
  <>
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
