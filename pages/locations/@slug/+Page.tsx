import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { ShortForm } from '#components/contact-form/ShortForm.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { isAboutPlace } from '#model/location-shapes.ts'
import { words } from '#.site/words/location-page.ts'
import { fill } from '#model/fill.ts'
import type { Data } from './+data.ts'

export default function LocationPage() {
  const { slug, path, page, county, trail } = useData<Data>()
  const isPlace = isAboutPlace(page.shape)
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        note={isPlace ? fill(words.county, { county }) : words.guide}
        {...trail}
        drawing={isPlace && <Prerendered name="map" />}
      />
      <Prerendered name="shape" />
      <CallToAction
        heading={page.ask}
        {...words.action[page.shape]}
        form={<ShortForm key={slug} topic={slug} page={path} />}
      />
    </>
  )
}
