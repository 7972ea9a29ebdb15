/** The heads of this template's sections: fragment, and the labels of their parts. */
export const sections = {
  counties: { id: 'counties', topics: 'In the city', guides: 'Buyer’s guides' },
  map: {
    label: 'Places on the map',
    skip: 'Skip the map and go to the list',
    drawing: 'Map of four counties around Pittsburgh with the rivers and a pin for each place',
    words: { detail: 'City', scale: '10 miles', north: 'N' },
    credit:
      'Borders: US Census Bureau; places: GeoNames, CC BY 4.0; rivers: our own sketch, for orientation.',
  },
  cover: { id: 'cover' },
  missing: { id: 'missing' },
  action: {
    heading: 'Tell us your town and what’s bugging you',
    text: 'We’ll tell you when we’re headed your way next, and what we’d look at first.',
    action: 'Write to us',
  },
} as const
