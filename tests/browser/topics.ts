import { templates } from '../../packages/audits/site/templates.ts'

/** The topic of the form on a page of a service or of a place: the last part of its address. */
export const topicOf = (route: string): string => route.split('/').at(-2) ?? ''

/** The topic of the form on the template's page of a service. */
export const serviceTopic = topicOf(templates.service)
