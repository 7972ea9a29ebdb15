import { servicePath, serviceSlugs } from '#model/routes.ts'

export const onBeforePrerenderStart = () => serviceSlugs.map(servicePath)
