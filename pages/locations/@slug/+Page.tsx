import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { ShortForm } from '#components/contact-form/ShortForm.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { PlaceMap } from '#components/place-map/PlaceMap.tsx'
import { isAboutPlace } from '#content/location-shapes.ts'
import { sections } from '#content/sections/location.ts'
import type { Data } from './+data.ts'
import { ChoosingGuide } from './ChoosingGuide.tsx'
import { ExampleFirst } from './ExampleFirst.tsx'
import { PriceGuide } from './PriceGuide.tsx'
import { QuestionFirst } from './QuestionFirst.tsx'
import { StreetFirst } from './StreetFirst.tsx'

export default function LocationPage() {
  const { slug, path, page, place, map } = useData<Data>()
  const isPlace = isAboutPlace(page.shape)
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        note={isPlace ? `${place.county} County` : sections.hero.guide}
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Locations', href: '/locations/' },
        ]}
        current={page.name}
        drawing={isPlace && <PlaceMap map={map} label={`${sections.map.label} ${page.name}`} />}
      />
      <Shape />
      <CallToAction
        heading={page.ask}
        {...sections.action[page.shape]}
        form={<ShortForm key={slug} topic={slug} page={path} />}
      />
    </>
  )
}

/** The middle of the page, in the order that its front matter asks for. */
function Shape() {
  const { page, body, place } = useData<Data>()
  switch (page.shape) {
    case 'street-first': {
      return <StreetFirst page={page} body={body} place={place} />
    }
    case 'example-first': {
      return <ExampleFirst page={page} body={body} place={place} />
    }
    case 'question-first': {
      return <QuestionFirst page={page} body={body} place={place} />
    }
    case 'price-guide': {
      return <PriceGuide page={page} body={body} />
    }
    // A shape of its own in the schema, and unknown here, would not compile.
    case 'choosing-guide':
    default: {
      return <ChoosingGuide page={page} body={body} />
    }
  }
}
