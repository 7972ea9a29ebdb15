import type { ComponentProps } from 'react'
import { AreaMap } from '#components/area-map/AreaMap.tsx'
import { words } from '#.site/words/locations.ts'

/** The map of all places, with pins that link to their pages, and a skip link to the list. */
export const PlacesMap = (drawn: ComponentProps<typeof AreaMap>) => (
  <nav className="counties__map" aria-label={words.label}>
    <a className="skip-link" href="#by-county">
      {words.skip}
    </a>
    <AreaMap {...drawn} />
  </nav>
)
