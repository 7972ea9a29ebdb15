import type { ComponentProps } from 'react'
import { AreaMap } from '#components/area-map/AreaMap.tsx'
import { words } from '#.site/words/locations.ts'

/** The map of the places, whose pins lead to their pages, and a link past it to their list. */
export const PlacesMap = (drawn: Omit<ComponentProps<typeof AreaMap>, 'words'>) => (
  <nav className="counties__map" aria-label={words.label}>
    <a className="skip-link" href="#by-county">
      {words.skip}
    </a>
    <AreaMap {...drawn} words={words.words} />
  </nav>
)
