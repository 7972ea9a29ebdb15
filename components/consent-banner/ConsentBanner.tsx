import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#components/button/Button.tsx'
import { loadDialogs, preloadDialogs, type Dialogs } from '#components/late-dialogs/load-dialogs.ts'
import { LateFailure } from '#components/late-code/LateFailure.tsx'
import { isReplaced } from '#components/late-code/import-again.ts'
import { reloadAndPress, wasPressedBefore } from '#components/late-code/pressed.ts'
import { Icon } from '#components/icon/Icon.tsx'
import { Link } from '#components/link/Link.tsx'
import { words as texts } from '#.site/words/consent-banner.ts'
import { isBannerShown, type ConsentState } from '#components/consent/machine.ts'
import { sendConsent, useConsent } from '#components/consent/store.ts'

const openPanel = () => sendConsent({ type: 'open' })

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
          onClick={openPanel}
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

/** Several buttons open the panel; this name stands for them when the page has to be reloaded for it. */
const pressed = 'preferences'

/**
 * The open panel. Its code is loaded first; where that fails, the panel counts as canceled, and a message says
 * so. Where a deploy has removed the code, the page is reloaded, once.
 */
function usePanel({ isPanelOpen, preferences, signal }: ConsentState): ReactNode {
  const [code, setCode] = useState<Dialogs>()
  const [hasFailed, setHasFailed] = useState(false)
  const hasReloaded = useRef(false)
  useEffect(() => {
    hasReloaded.current ||= wasPressedBefore(pressed)
    if (hasReloaded.current) openPanel()
  }, [])
  useEffect(() => {
    if (!isPanelOpen || code) return
    setHasFailed(false)
    loadDialogs().then(setCode, async () => {
      if (!hasReloaded.current && (await isReplaced())) return reloadAndPress(pressed)
      sendConsent({ type: 'cancel' })
      return setHasFailed(true)
    })
  }, [isPanelOpen, code])
  if (isPanelOpen && code) return <code.ConsentPreferences preferences={preferences} signal={signal} />
  return (
    hasFailed && (
      <div className="consent__failure">
        <LateFailure retry={openPanel} />
      </div>
    )
  )
}
