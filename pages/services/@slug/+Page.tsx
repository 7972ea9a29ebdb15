import { useData } from 'vike-react/useData'
import { ButtonLink } from '#components/button/Button.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { ShortForm } from '#components/contact-form/ShortForm.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { words as longForm } from '#.site/words/service-form.ts'
import type { Data } from './+data.ts'

export default function ServicePage() {
  const { slug, path, service } = useData<Data>()
  const { title, summary, label, shape, action } = service
  return (
    <>
      <Hero
        title={title}
        lead={summary}
        note="Service"
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Services', href: '/services/' },
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
        action={longForm[shape]}
        form={<ShortForm key={slug} topic={slug} page={path} />}
      />
    </>
  )
}
