import { useData } from 'vike-react/useData'
import { ButtonLink } from '#components/button/Button.tsx'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { ShortForm } from '#components/contact-form/ShortForm.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { longForm } from '#content/sections/service.ts'
import type { Data } from './+data.ts'
import { PriceFirst } from './PriceFirst.tsx'
import { QuestionFirst } from './QuestionFirst.tsx'
import { StoryFirst } from './StoryFirst.tsx'

/** The page's own part, in the order that its reader asks for. */
function Told({ service }: Pick<Data, 'service'>) {
  if (service.shape === 'price') return <PriceFirst {...service} />
  if (service.shape === 'story') return <StoryFirst {...service} />
  return <QuestionFirst {...service} />
}

export default function ServicePage() {
  const { slug, path, plate, service } = useData<Data>()
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
      <div className="sheet">
        <Plate {...plate} eager />
      </div>
      <Told service={service} />
      <CallToAction
        heading={action.heading}
        text={action.text}
        action={longForm[shape]}
        form={<ShortForm key={slug} topic={slug} page={path} />}
      />
    </>
  )
}
