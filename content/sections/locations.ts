/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  counties: { id: 'counties', note: 'By county' },
  map: {
    label: 'Places on the map',
    skip: 'Skip the map, go to the list',
    drawing: 'Map of four counties around Pittsburgh with the rivers and a pin for each place',
    words: { detail: 'City', scale: '10 miles', north: 'N' },
    credit:
      'Borders: US Census Bureau; places: GeoNames, CC BY 4.0; rivers: our own sketch, for orientation.',
  },
  cover: { id: 'cover', note: 'Coverage' },
  missing: { id: 'missing', note: 'Off the sheet' },
  action: {
    heading: 'Name your town and your trouble',
    text: 'We will tell you when we are next in your direction, and what we would look at first.',
    action: 'Write to us',
  },
} as const
