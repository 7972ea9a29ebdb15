/** The heads of this template's sections: fragment, and the labels of their parts. */
export const sections = {
  map: {
    label: 'Places on the map',
    skip: 'Skip the map and go to the list',
    words: { detail: 'City', scale: '10 miles', north: 'N' },
  },
} as const
