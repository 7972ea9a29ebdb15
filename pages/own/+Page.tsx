import { useData } from 'vike-react/useData'
import { ButtonLink } from '#components/button/Button.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { ShortForm } from '#components/contact-form/ShortForm.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import type { Data } from './+data.ts'

/** A page that the owner has built from blocks. */
export default function OwnPage() {
  const { path, page, trail, hasPhoto, end } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        note={page.hero.note}
        {...trail}
        layout={hasPhoto ? 'wide' : 'plain'}
        drawing={hasPhoto && <Prerendered name="photo" />}
      >
        {page.hero.action && (
          <ButtonLink to="/contact/" variant="default" size="lg">
            {page.hero.action}
          </ButtonLink>
        )}
      </Hero>
      <Prerendered name="sections" />
      {end && (
        <CallToAction
          heading={end.heading}
          text={end.text}
          action={end.action}
          form={end.type === 'form' && <ShortForm key={path} topic={end.topic ?? 'other'} page={path} />}
        />
      )}
    </>
  )
}
