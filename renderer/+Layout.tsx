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
import { announcerId } from '../components/app/announcer.ts'
import '../styles/main.scss'

/** What surrounds every page. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <ConsentBanner />
      {SITE_HAS_LANGUAGES && <LanguageOffer />}
      <Header />
      <AccessibilityButton />
      <Dock />
      <PageFrame>{children}</PageFrame>
      <Footer />
      <Decoration />
      <ScrollProgress />
      <p id={announcerId} className="visually-hidden" role="status" />
    </>
  )
}
