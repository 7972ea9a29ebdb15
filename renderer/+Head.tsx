import { HelmetProvider } from 'react-helmet-async'
import { useData } from 'vike-react/useData'
import { AlternateLinks } from '#components/seo/AlternateLinks.tsx'
import { Seo } from '#components/seo/Seo.tsx'
import { withBase } from '#model/base-path.ts'
import { paletteHex } from '#styles/palette.ts'
import type { PageData } from '#components/seo/page-data.ts'
import { toScriptText } from '#components/seo/structured-data-element.ts'
import { headScript } from './boot/head-script.ts'

const themeColors = (['light', 'dark'] as const).map((theme) => ({ theme, color: paletteHex(theme, 'page') }))

/** The pre-rendered head. `<Seo>` has the elements that differ between pages. */
export default function Head() {
  const { seo, graph } = useData<PageData>()
  return (
    <HelmetProvider>
      <Seo {...seo} />
      {SITE_HAS_LANGUAGES && <AlternateLinks />}
      {themeColors.map(({ theme, color }) => (
        <meta key={theme} name="theme-color" media={`(prefers-color-scheme: ${theme})`} content={color} />
      ))}
      {/* With sizes="any", Chrome would choose the ICO over the SVG. */}
      <link rel="icon" href={withBase('/favicon.ico')} sizes="32x32" />
      <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withBase('/apple-touch-icon.png')} />
      <link rel="manifest" href={withBase('/site.webmanifest')} />
      {graph !== undefined && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(graph) }} />
      )}
      <script dangerouslySetInnerHTML={{ __html: headScript }} />
    </HelmetProvider>
  )
}
