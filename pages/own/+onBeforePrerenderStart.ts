import { ownPagePath, ownPageSlugs } from '#model/routes.ts'

export const onBeforePrerenderStart = () => ownPageSlugs.map(ownPagePath)
