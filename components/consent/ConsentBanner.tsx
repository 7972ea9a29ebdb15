import { useEffect, useState, type ReactNode } from 'react'
import { wholeStyles } from '#components/app/whole-styles.ts'
import { Button } from '#components/button/Button.tsx'
import { loadDialogs, preloadDialogs, type Dialogs } from '#components/late-dialogs/load-dialogs.ts'
import { Icon } from '#components/icon/Icon.tsx'
import { Link } from '#components/link/Link.tsx'
import { words as texts } from '#.site/words/consent-banner.ts'
import { isBannerShown, type ConsentState } from './machine.ts'
import { sendConsent, useConsent } from './store.ts'

/** The question itself, the same for everyone. */
export const banner = (
  <section className="consent" aria-label={texts.label}>
    <div className="consent__inner sheet">
      <div className="consent__words">
        <p className="consent__text">{texts.text}</p>
        <Link className="consent__link" to="/privacy/">
          {texts.privacy}
        </Link>
        <Link className="consent__link" to="/terms/">
          {texts.terms}
        </Link>
      </div>
      <div className="consent__actions">
        <Button onClick={() => sendConsent({ type: 'accept' })}>{texts.accept}</Button>
        <Button onClick={() => sendConsent({ type: 'reject' })}>{texts.reject}</Button>
        <Button
          variant="outline"
          onPointerEnter={preloadDialogs}
          onFocus={preloadDialogs}
          onClick={() => sendConsent({ type: 'open' })}
        >
          {texts.manage}
        </Button>
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={texts.close}
        onClick={() => sendConsent({ type: 'close' })}
      >
        <Icon name="close" />
      </Button>
    </div>
  </section>
)

/**
 * Asks for consent, and shows the preferences on request. It follows the skip link, so keyboard users reach it
 * first; it neither takes nor traps the focus.
 */
export function ConsentBanner() {
  const state = useConsent()
  const panel = usePanel(state)
  return (
    <>
      {isBannerShown(state) && banner}
      {panel}
    </>
  )
}

/** The open panel. Its code is loaded first; where that fails, the panel counts as canceled. */
function usePanel({ isPanelOpen, preferences, signal }: ConsentState): ReactNode {
  const [code, setCode] = useState<Dialogs>()
  useEffect(() => {
    if (!isPanelOpen || code) return
    Promise.all([loadDialogs(), wholeStyles()]).then(
      ([dialogs]) => setCode(dialogs),
      () => sendConsent({ type: 'cancel' }),
    )
  }, [isPanelOpen, code])
  return isPanelOpen && code && <code.ConsentPreferences preferences={preferences} signal={signal} />
}
