import { caseStudyPath, caseStudySlugs } from '#content/routes.ts'

export const onBeforePrerenderStart = () => caseStudySlugs.map(caseStudyPath)
