import { sections, values } from '../.site/site.ts'
import { backendKey, backendUrl, turnstileSiteKey } from './environment.ts'

/** The business behind the site: `site.yaml`, and the environment where it says something else. */
export const site = {
  ...values,
  backend: { url: backendUrl ?? values.backend.url, key: backendKey ?? values.backend.key },
  turnstile: { siteKey: turnstileSiteKey ?? values.turnstile.siteKey },
}

export type Site = typeof site

/** Which sections the site has. Home, services, about, contact and the legal pages are always there. */
export { sections }

export type SectionName = keyof typeof sections
