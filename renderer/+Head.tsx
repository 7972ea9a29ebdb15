import { HelmetProvider } from 'react-helmet-async'
import { useData } from 'vike-react/useData'
import { Seo } from '#components/seo/Seo.tsx'
import type { PageData } from './page-data.ts'
import { toScriptText } from './structured-data-element.ts'
import { themeScript } from './theme/script.ts'

/** The pre-rendered head. */
export default function Head() {
  const { seo, graph } = useData<PageData>()
  return (
    <HelmetProvider>
      <Seo {...seo} />
      <meta name="color-scheme" content="dark light" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {graph !== undefined && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(graph) }} />
      )}
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
    </HelmetProvider>
  )
}
