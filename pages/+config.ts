import vikeReact from 'vike-react/config'
import type { Config } from 'vike/types'
import { direction } from '#.site/site.ts'
import { site } from '#model/site.ts'

export default {
  extends: [vikeReact],
  prerender: true,
  trailingSlash: true,
  lang: site.language,
  ...(direction === 'rtl' && { htmlAttributes: { dir: direction } }),
  // Our own preload (renderer/preload.ts) does not switch client routing off when it fails.
  prefetchStaticAssets: false,
  // StrictMode renders twice in development only, which hides nothing here.
  reactStrictMode: true,
  // AGENTS.md says what such tools need here; without this, Vike suggests at every start to add more.
  ai: { skill: false },
} satisfies Config
