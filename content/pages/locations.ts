import type { CorePage } from '../schemas/core-page.ts'

interface LocationsPage extends CorePage {
  map: { heading: string; text: string }
  cover: { heading: string; paragraphs: string[] }
  missing: { heading: string; text: string }
}

export const locations: LocationsPage = {
  title: 'Where we work, on one sheet',
  metaTitle: 'Locations we serve around Pittsburgh',
  description:
    'Twenty-six towns and townships and five city topics in Allegheny, Butler, Westmoreland and Washington counties, on a map and in a list.',
  summary:
    'Four counties and three rivers lie on this sheet, about an hour in each direction, so find your place on the map or in the list, and read what we would look at first there.',
  updated: '2026-11-20',
  map: {
    heading: 'The area',
    text: 'Each pin leads to the page of a place, and the list below holds the same links, arranged by county.',
  },
  cover: {
    heading: 'How we cover it',
    paragraphs: [
      'We have no branch offices, and no page here pretends otherwise. The first visit is free anywhere on this sheet, and we arrange our days so that two visits lie in one direction, up the Allegheny, out the Parkway or down to Washington County.',
      'Distances on the pages are measured as the crow flies from downtown and therefore say “about”, although the real measure here is the tunnel, the bridge and the hour, which is why we recommend late mornings.',
      'Places differ more than one would think, so each page starts from the businesses that are there: a county seat lives on deadlines, a mill town on skill that sits in a few hands, a new suburb on who answers first.',
    ],
  },
  missing: {
    heading: 'Your place is not on it?',
    text: 'That only means that we have nothing particular to say about it yet: if you can reach Pittsburgh for lunch, we can reach you, and beyond that we work by screen and come for the first day.',
  },
}
