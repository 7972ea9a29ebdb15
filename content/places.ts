/**
 * Local facts, one entry a place. Coordinates are those of the populated place in GeoNames
 * (CC BY 4.0, credited in the footer of the map), or the municipality's centroid where GeoNames
 * has no record of the place. Distances are great-circle from downtown Pittsburgh and depend on
 * the point chosen in a township: say "about N miles". ZIP codes are listed only where the post
 * office of that name confirms them.
 */
export type Direction =
  | 'north'
  | 'northeast'
  | 'east'
  | 'southeast'
  | 'south'
  | 'southwest'
  | 'west'
  | 'northwest'

export interface Place {
  name: string
  /** Degrees, WGS 84. */
  lat: number
  lon: number
  /** The county's name without the word "County". */
  county: 'Allegheny' | 'Butler' | 'Washington' | 'Westmoreland'
  /** Rounded to whole miles. */
  milesFromDowntown: number
  direction: Direction
  zips: readonly string[]
}

export const places = {
  pittsburgh: {
    name: 'Pittsburgh',
    lat: 40.4406,
    lon: -79.9959,
    county: 'Allegheny',
    milesFromDowntown: 0,
    direction: 'north',
    zips: [],
  },
  'cranberry-township': {
    name: 'Cranberry Township',
    lat: 40.68496,
    lon: -80.10714,
    county: 'Butler',
    milesFromDowntown: 18,
    direction: 'north',
    zips: ['16066'],
  },
  monroeville: {
    name: 'Monroeville',
    lat: 40.42118,
    lon: -79.7881,
    county: 'Allegheny',
    milesFromDowntown: 11,
    direction: 'east',
    zips: ['15146'],
  },
  'allison-park': {
    name: 'Allison Park',
    lat: 40.55951,
    lon: -79.95867,
    county: 'Allegheny',
    milesFromDowntown: 8,
    direction: 'north',
    zips: ['15101'],
  },
  aspinwall: {
    name: 'Aspinwall',
    lat: 40.49146,
    lon: -79.90477,
    county: 'Allegheny',
    milesFromDowntown: 6,
    direction: 'northeast',
    zips: [],
  },
  'bethel-park': {
    name: 'Bethel Park',
    lat: 40.32757,
    lon: -80.0395,
    county: 'Allegheny',
    milesFromDowntown: 8,
    direction: 'south',
    zips: ['15102'],
  },
  'bradford-woods': {
    name: 'Bradford Woods',
    lat: 40.63757,
    lon: -80.08172,
    county: 'Allegheny',
    milesFromDowntown: 14,
    direction: 'north',
    zips: ['15015'],
  },
  'fox-chapel': {
    name: 'Fox Chapel',
    lat: 40.5134,
    lon: -79.87977,
    county: 'Allegheny',
    milesFromDowntown: 8,
    direction: 'northeast',
    zips: [],
  },
  'franklin-park': {
    name: 'Franklin Park',
    lat: 40.5834,
    lon: -80.08784,
    county: 'Allegheny',
    milesFromDowntown: 11,
    direction: 'northwest',
    zips: [],
  },
  greensburg: {
    name: 'Greensburg',
    lat: 40.30146,
    lon: -79.53893,
    county: 'Westmoreland',
    milesFromDowntown: 26,
    direction: 'east',
    zips: ['15601'],
  },
  'hampton-township': {
    name: 'Hampton Township',
    lat: 40.5844,
    lon: -79.95336,
    county: 'Allegheny',
    milesFromDowntown: 10,
    direction: 'north',
    zips: [],
  },
  mccandless: {
    name: 'McCandless',
    lat: 40.58356,
    lon: -80.02833,
    county: 'Allegheny',
    milesFromDowntown: 10,
    direction: 'north',
    zips: [],
  },
  'moon-township': {
    name: 'Moon Township',
    lat: 40.50814,
    lon: -80.20722,
    county: 'Allegheny',
    milesFromDowntown: 12,
    direction: 'northwest',
    zips: [],
  },
  'mount-pleasant': {
    name: 'Mount Pleasant',
    lat: 40.14896,
    lon: -79.54115,
    county: 'Westmoreland',
    milesFromDowntown: 31,
    direction: 'southeast',
    zips: ['15666'],
  },
  'mt-lebanon': {
    name: 'Mt. Lebanon',
    lat: 40.35535,
    lon: -80.0495,
    county: 'Allegheny',
    milesFromDowntown: 7,
    direction: 'southwest',
    zips: [],
  },
  'peters-township': {
    name: 'Peters Township',
    lat: 40.27785,
    lon: -80.08394,
    county: 'Washington',
    milesFromDowntown: 12,
    direction: 'south',
    zips: [],
  },
  'pine-township': {
    name: 'Pine Township',
    lat: 40.6437,
    lon: -80.03147,
    county: 'Allegheny',
    milesFromDowntown: 14,
    direction: 'north',
    zips: [],
  },
  murrysville: {
    name: 'Murrysville',
    lat: 40.4284,
    lon: -79.69755,
    county: 'Westmoreland',
    milesFromDowntown: 16,
    direction: 'east',
    zips: ['15668'],
  },
  'north-huntingdon': {
    name: 'North Huntingdon',
    lat: 40.3191,
    lon: -79.7205,
    county: 'Westmoreland',
    milesFromDowntown: 17,
    direction: 'southeast',
    zips: [],
  },
  'ohara-township': {
    name: "O'Hara Township",
    lat: 40.50919,
    lon: -79.89495,
    county: 'Allegheny',
    milesFromDowntown: 7,
    direction: 'northeast',
    zips: [],
  },
  'robinson-township': {
    name: 'Robinson Township',
    lat: 40.45777,
    lon: -80.13335,
    county: 'Allegheny',
    milesFromDowntown: 7,
    direction: 'west',
    zips: [],
  },
  'ross-township': {
    name: 'Ross Township',
    lat: 40.52559,
    lon: -80.02425,
    county: 'Allegheny',
    milesFromDowntown: 6,
    direction: 'north',
    zips: [],
  },
  sewickley: {
    name: 'Sewickley',
    lat: 40.53646,
    lon: -80.1845,
    county: 'Allegheny',
    milesFromDowntown: 12,
    direction: 'northwest',
    zips: ['15143'],
  },
  'shaler-township': {
    name: 'Shaler Township',
    lat: 40.5229,
    lon: -79.96323,
    county: 'Allegheny',
    milesFromDowntown: 6,
    direction: 'north',
    zips: [],
  },
  'upper-st-clair': {
    name: 'Upper St. Clair',
    lat: 40.3359,
    lon: -80.08339,
    county: 'Allegheny',
    milesFromDowntown: 9,
    direction: 'southwest',
    zips: [],
  },
  wexford: {
    name: 'Wexford',
    lat: 40.612,
    lon: -80.0649,
    county: 'Allegheny',
    milesFromDowntown: 12,
    direction: 'north',
    zips: ['15090'],
  },
  downtown: {
    name: 'Downtown',
    lat: 40.4406,
    lon: -79.9959,
    county: 'Allegheny',
    milesFromDowntown: 0,
    direction: 'north',
    zips: [],
  },
  oakland: {
    name: 'Oakland',
    lat: 40.4417,
    lon: -79.956,
    county: 'Allegheny',
    milesFromDowntown: 2,
    direction: 'east',
    zips: [],
  },
  'north-shore': {
    name: 'North Shore',
    lat: 40.4473,
    lon: -80.0067,
    county: 'Allegheny',
    milesFromDowntown: 1,
    direction: 'northwest',
    zips: [],
  },
} as const satisfies Record<string, Place>

export type PlaceKey = keyof typeof places
export const placeKeys = Object.keys(places) as [PlaceKey, ...PlaceKey[]]

const earthRadiusMiles = 3958.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance between two points, in miles (haversine formula). */
function milesBetween(from: Pick<Place, 'lat' | 'lon'>, to: Pick<Place, 'lat' | 'lon'>): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lon, to.lon)
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord))
}

/** How far one place is from another as the crow flies, in words. It depends on the points chosen. */
export function distanceText(from: PlaceKey, to: PlaceKey): string {
  const miles = Math.round(milesBetween(places[from], places[to]))
  return miles < 1 ? 'Next door' : `About ${miles} ${miles === 1 ? 'mile' : 'miles'}`
}
