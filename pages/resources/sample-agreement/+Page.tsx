import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import type { Data } from './+data.ts'

export default function SampleAgreementPage() {
  const { page, trail } = useData<Data>()
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} />
      <Prerendered name="told" />
      <CallToAction {...page.action} />
    </>
  )
}
