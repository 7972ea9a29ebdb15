import { postPath, postSlugs } from '#model/routes.ts'

export const onBeforePrerenderStart = () => postSlugs.map(postPath)
