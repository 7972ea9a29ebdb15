import { useData } from 'vike-react/useData'
import plays from '#.site/parts/plays.ts'
import { ButtonLink } from '#components/button/Button.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { ShortForm } from '#components/contact-form/ShortForm.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Play } from '#components/play/Play.tsx'
import { words } from '#.site/words/service-page.ts'
import type { Data } from './+data.ts'

export default function ServicePage() {
  const { slug, path, service, trail, play, start } = useData<Data>()
  const load = play && plays[play]
  const { title, summary, shape, action } = service
  return (
    <>
      <Hero title={title} lead={summary} note={words.note} {...trail}>
        <ButtonLink to="/contact/" variant="default" size="lg">
          {action.button}
        </ButtonLink>
      </Hero>
      {load && start && (
        <>
          <Prerendered name="plate" />
          <Play key={slug} name={start} load={load} />
        </>
      )}
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
