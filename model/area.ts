import { counties } from '../.site/site.ts'

/**
 * The counties that the maps show, by their codes at the U.S. Census Bureau (FIPS 6-4). The map of the region is
 * drawn for this area (engine/drawings/map), and a site without pages of places doesn't draw it.
 */
export const servedCounties: Readonly<Record<string, string>> = counties.served

/** The counties around them, whose borders are drawn fainter. */
export const countiesAround: readonly string[] = counties.around
