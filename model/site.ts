import { sections, values } from '../.site/site.ts'
import { backendKey, backendUrl, turnstileSiteKey } from './environment.ts'

/** The firm and its settings: `site.yaml`, overridden by the environment. */
export const site = {
  ...values,
  backend: { url: backendUrl ?? values.backend.url, key: backendKey ?? values.backend.key },
  turnstile: { siteKey: turnstileSiteKey ?? values.turnstile.siteKey },
}

export type Site = typeof site

/** Whether the site has each section. Home, services, about, contact and the legal pages always exist. */
export { sections }

export type SectionName = keyof typeof sections
