/**
 * The counties that the maps show, by their codes at the U.S. Census Bureau (FIPS 6-4). The map of the region is
 * drawn for this area (engine/drawings/map), and a site without pages of places doesn't draw it.
 */
export const servedCounties: Readonly<Record<string, string>> = {
  Allegheny: '42003',
  Butler: '42019',
  Westmoreland: '42129',
  Washington: '42125',
}

/** The counties around them, whose borders are drawn fainter. */
export const countiesAround: readonly string[] = [
  '42005',
  '42007',
  '42051',
  '42059',
  '42063',
  '42073',
  '42085',
  '42111',
  '39029',
  '54009',
  '54029',
]
