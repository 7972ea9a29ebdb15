/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  map: { label: 'Map around' },
  place: { id: 'place', note: 'On the ground' },
  businesses: { id: 'businesses', note: 'Who works here', heading: 'Businesses we would expect to meet' },
  services: { id: 'services', note: 'First things', heading: 'What usually comes first' },
  example: { id: 'example', note: 'Illustration', heading: 'A worked example' },
  meeting: { id: 'meeting', note: 'In person', heading: 'How we meet' },
  neighbours: { id: 'neighbours', note: 'Nearby', heading: 'Next on the map' },
} as const
