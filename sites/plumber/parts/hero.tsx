import { Html } from '#components/html/Html.tsx'
import type { HeroFigure } from '#components/slots/contract.ts'

/** A static drawing of where to shut off the water, under the home page's title. */
export default function Valves({ figure }: HeroFigure) {
  return <Html of={figure} as="figure" className="valves" />
}
