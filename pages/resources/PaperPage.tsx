import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import type { PaperData } from './paper-data.ts'

/** A document of its own under Resources. */
export function PaperPage() {
  const { page, trail } = useData<PaperData>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} />
      <Prerendered name="told" />
      <CallToAction {...page.action} />
    </>
  )
}
