import { guideSlugs, placeCount } from '../../../model/guides.ts'
import type { CorePage } from '../../../engine/schemas/core-page.ts'
import { terms } from '../../../model/terms.ts'

interface LocationsPage extends CorePage {
  map: { heading: string; text: string }
  cover: { heading: string; paragraphs: string[] }
  missing: { heading: string; text: string }
}

export const locations: LocationsPage = {
  title: 'Where we work around Pittsburgh',
  metaTitle: 'Places we serve around Pittsburgh',
  description: `A map and a list of ${placeCount} towns, townships and city neighborhoods in Allegheny, Butler, Westmoreland and Washington counties, about an hour each way.`,
  summary:
    'We work in four counties along three rivers, about an hour in any direction. Find your community on the map or in the list, and read what we’d look at first there.',
  card: `A map with ${placeCount} places around Pittsburgh. See what kind of business each one is known for, and where we’d start.`,
  updated: '2026-11-22',
  map: {
    heading: 'Find your town',
    text: `Every pin opens that place’s page, and the list under the map has the same links by county, plus ${guideSlugs.length} guides for software buyers.`,
  },
  cover: {
    heading: 'How we get to you',
    paragraphs: [
      `We don’t have any branch offices, and we don’t pretend to. The first conversation takes ${terms.firstTalk}, and it’s free anywhere on this map. Whenever we drive, we try to fit two appointments into one direction, such as up the Allegheny or down to Washington County.`,
      'The mileages you’ll read are straight lines from downtown, which is why they all say “about.” What really matters around here is the tunnel, the bridge and the time of day. We like late mornings.',
      'These places differ more than you’d imagine, and each page starts from the kinds of businesses that are really there. A county seat lives on deadlines, while a mill town lives on skills that a few people carry in their heads. In a growing suburb, whoever answers first usually gets the customer.',
    ],
  },
  missing: {
    heading: 'Don’t see your town?',
    text: 'That only means we’ve got nothing particular to say about it yet: if you can drive to Pittsburgh for lunch, we can drive to you. If you’re farther away than that, we’d come out for the first day and work by video afterward.',
  },
}
