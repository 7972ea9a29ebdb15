import { locationPath, locationSlugs } from '#model/routes.ts'

export const onBeforePrerenderStart = () => locationSlugs.map(locationPath)
