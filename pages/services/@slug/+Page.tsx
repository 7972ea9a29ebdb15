import { useData } from 'vike-react/useData'
import { ButtonLink } from '#components/button/Button.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { ShortForm } from '#components/contact-form/ShortForm.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { words } from '#.site/words/service-page.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import type { Data } from './+data.ts'

export default function ServicePage() {
  const { slug, path, service } = useData<Data>()
  const { title, summary, label, shape, action } = service
  return (
    <>
      <Hero
        title={title}
        lead={summary}
        note={words.note}
        crumbs={[
          { label: interfaceTexts.pages.home, href: '/' },
          { label: interfaceTexts.pages.services, href: '/services/' },
        ]}
        current={label}
      >
        <ButtonLink to="/contact/" variant="default" size="lg">
          {action.button}
        </ButtonLink>
      </Hero>
      <Prerendered name="told" />
      <CallToAction
        heading={action.heading}
        text={action.text}
        action={words.longForm[shape]}
        form={<ShortForm key={slug} topic={slug} page={path} />}
      />
    </>
  )
}
