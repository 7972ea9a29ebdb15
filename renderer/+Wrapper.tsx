import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { useData } from 'vike-react/useData'
import { AlternateLinks } from '#components/seo/AlternateLinks.tsx'
import { Seo } from '#components/seo/Seo.tsx'
import type { PageData } from '#components/seo/page-data.ts'
import { RouterAdapter } from './RouterAdapter.tsx'

/**
 * Providers around layout and page. On the server, +Head renders the head; in the browser, this `<Seo>` adopts
 * those elements at hydration and changes them on navigation.
 */
export default function Wrapper({ children }: { children: ReactNode }) {
  const { seo } = useData<PageData>()
  return (
    <HelmetProvider>
      {!import.meta.env.SSR && <Seo {...seo} />}
      {SITE_HAS_LANGUAGES && !import.meta.env.SSR && <AlternateLinks />}
      <RouterAdapter>{children}</RouterAdapter>
    </HelmetProvider>
  )
}
