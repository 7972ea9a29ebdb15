import { Html } from '#components/html/Html.tsx'
import type { HeroFigure } from '#components/slots/contract.ts'

/** Where the water is shut off: a still drawing under the title of the home page. */
export default function Valves({ figure }: HeroFigure) {
  return <Html of={figure} as="figure" className="valves" />
}
