import { caseStudyPath, caseStudySlugs } from '#model/routes.ts'

export const onBeforePrerenderStart = () => caseStudySlugs.map(caseStudyPath)
