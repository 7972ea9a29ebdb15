import { useData } from 'vike-react/useData'
import tools from '#.site/parts/tools.ts'
import { Demonstration } from '#components/demonstration/Demonstration.tsx'
import type { Data } from './+data.ts'

/** Something of the site's own to try out. */
export function Tool({ part, name }: { part: string; name: string }) {
  const figure = useData<Data>().figures[part]
  const load = tools[part]
  return figure && load && <Demonstration id={`try-${part}`} name={name} figure={figure} load={load} />
}
