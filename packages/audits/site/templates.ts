import { declared } from '../../../.site/pages.ts'
import { routes, type RoutePath } from '../../../model/routes.ts'

/** A page that shows most of its template, or the first of its kind if the owner has no page of that name. */
const example = (base: string, slug: string): RoutePath =>
  routes.find((route) => route === `${base}${slug}/`) ??
  routes.find((route) => route.startsWith(base) && route !== base) ??
  '/'

type OwnTemplate = Extract<(typeof declared)[number], { isTemplate: true }>

/** The main pages that are composed like no other, by their names. */
const mainTemplates = Object.fromEntries(
  declared.flatMap((page) => ('isTemplate' in page ? [[page.name, page.path]] : [])),
) as Record<OwnTemplate['name'], OwnTemplate['path']>

/** One page of each template, by the template's name; the last is the not-found page. */
export const templates = {
  ...mainTemplates,
  service: example('/services/', 'saas'),
  'case-study': example('/case-studies/', 'flowforge'),
  post: example('/blog/', 'why-custom-software-now'),
  location: example('/locations/', 'cranberry-township'),
  legal: '/privacy/',
  'not-found': '/no-such-page/',
} as const satisfies Record<string, RoutePath | '/no-such-page/'>

export const templateEntries = Object.entries(templates)
