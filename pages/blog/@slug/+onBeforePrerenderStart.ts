import { postPath, postSlugs } from '#content/routes.ts'

export const onBeforePrerenderStart = () => postSlugs.map(postPath)
