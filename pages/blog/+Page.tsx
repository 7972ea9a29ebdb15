import { useData } from 'vike-react/useData'
import { Hero } from '#components/hero/Hero.tsx'
import type { Data } from './+data.ts'

export default function Page() {
  const { page } = useData<Data>()
  return <Hero title={page.title} lead={page.summary} />
}
