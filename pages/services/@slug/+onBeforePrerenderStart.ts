import { servicePath, serviceSlugs } from '#content/routes.ts'

export const onBeforePrerenderStart = () => serviceSlugs.map(servicePath)
