import tools from '#.site/parts/tools.ts'
import { Demonstration } from '#components/demonstration/Demonstration.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'

/** An interactive tool from the site's folder `parts/tools`. */
export function Tool({ part, name }: { part: string; name: string }) {
  const load = tools[part]
  return (
    load && (
      <Demonstration id={`try-${part}`} name={name} load={load}>
        <Prerendered name={part} />
      </Demonstration>
    )
  )
}
