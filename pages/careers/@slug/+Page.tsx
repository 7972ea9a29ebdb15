import { useData } from 'vike-react/useData'
import { Facts } from '#components/facts/Facts.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { words } from '#.site/words/job-page.ts'
import type { Data } from './+data.ts'

export default function JobPage() {
  const { title, summary, trail, facts } = useData<Data>()
  return (
    <>
      <Hero title={title} lead={summary} note={words.note} {...trail} ground="vellum">
        <Facts facts={facts} />
      </Hero>
      <Prerendered name="told" />
    </>
  )
}
