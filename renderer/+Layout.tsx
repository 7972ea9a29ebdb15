import type { ReactNode } from 'react'
import { AccessibilityButton } from '#components/accessibility/AccessibilityButton.tsx'
import { ConsentBanner } from '#components/consent-banner/ConsentBanner.tsx'
import { Decoration } from '#components/decoration/Decoration.tsx'
import { Dock } from '#components/dock/Dock.tsx'
import { Footer } from '#components/footer/Footer.tsx'
import { Header } from '#components/header/Header.tsx'
import { LanguageOffer } from '#components/language-switch/LanguageOffer.tsx'
import { PageFrame } from '#components/layout/PageFrame.tsx'
import { ScrollProgress } from '#components/scroll-progress/ScrollProgress.tsx'
import { announcerId } from '#components/app/announcer.ts'
import { finishPage } from './finish-page.ts'
import '#styles/main.scss'

// Created once, so that React skips them when it renders another page, except for what depends on the address.
const above = (
  <>
    {/* When an element comes or goes, browsers restyle everything in its parent (CSS can select what follows it), so
        what comes and goes has a parent of its own. */}
    <div className="prompts">
      <ConsentBanner />
      {SITE_HAS_LANGUAGES && <LanguageOffer />}
    </div>
    <Header />
    <AccessibilityButton />
    <Dock />
  </>
)
const below = (
  <>
    <Footer />
    <Decoration />
    <ScrollProgress />
    <p id={announcerId} className="visually-hidden" role="status" />
  </>
)

/** What surrounds every page. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      {above}
      <PageFrame onWhole={finishPage}>{children}</PageFrame>
      {below}
    </>
  )
}
