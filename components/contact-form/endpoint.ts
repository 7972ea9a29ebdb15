import { site } from '#model/site.ts'

/** The contact function's address; empty when no backend is configured. `/` is this site's own origin. */
export const contactEndpoint: string = site.backend.url
  ? `${site.backend.url === '/' ? '' : site.backend.url}/functions/v1/contact`
  : ''
