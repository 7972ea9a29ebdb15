import { locationPath, locationSlugs } from '#content/routes.ts'

export const onBeforePrerenderStart = () => locationSlugs.map(locationPath)
