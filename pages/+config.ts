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
  // In development only, StrictMode renders everything twice to reveal side effects.
  reactStrictMode: true,
  // AGENTS.md already tells such tools what they need; without this, Vike suggests adding more at every start.
  ai: { skill: false },
} satisfies Config
