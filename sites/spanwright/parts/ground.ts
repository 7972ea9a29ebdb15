import type { Slots } from '#components/slots/contract.ts'
import { rivers } from '#packages/plates/rivers.ts'

/** The sheets are chosen by eye: four counties around the confluence, and the city between its rivers. */
const ground: Slots['ground'] = {
  rivers,
  point: rivers.ohio[0],
  area: { middle: [-79.93, 40.415], degree: 888 },
  region: { middle: [-79.87, 40.415], degree: 136 },
  city: {
    whole: 'pittsburgh',
    places: ['downtown', 'oakland', 'north-shore'],
    sheet: { middle: [-79.984, 40.4435], degree: 1250 },
    // In the corner of the map, larger.
    detail: { x: 318, y: 626, radius: 112, scale: 3, middle: [-79.984, 40.4435] },
  },
  letters: [
    { text: 'Allegheny County', at: [-80.21, 40.405] },
    { text: 'Butler County', at: [-79.93, 40.713] },
    { text: 'Westmoreland County', at: [-79.63, 40.235] },
    { text: 'Washington County', at: [-80.02, 40.13] },
    { text: 'Beaver County', at: [-80.41, 40.56] },
    { text: 'Armstrong County', at: [-79.469, 40.612] },
  ],
  waters: [
    { river: 'allegheny', from: 5 },
    { river: 'monongahela', from: 4 },
    { river: 'ohio', from: 12 },
    { river: 'youghiogheny', from: 2 },
  ],
  // Named where nothing else stands.
  rings: [
    { miles: 10, bearing: 1.36 },
    { miles: 20, bearing: 0.56 },
    { miles: 30, bearing: 0.2 },
  ],
  // In the middle of social images that show no place of their own.
  social: [-80.0128, 40.4417],
}
export default ground
