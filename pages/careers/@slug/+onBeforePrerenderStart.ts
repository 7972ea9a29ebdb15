import { jobPath, jobSlugs } from '#model/routes.ts'

export const onBeforePrerenderStart = () => jobSlugs.map(jobPath)
