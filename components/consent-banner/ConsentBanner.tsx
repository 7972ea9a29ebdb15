import { useEffect, useState } from 'react'
import { afterPaint } from '#components/app/after-paint.ts'
import { Button } from '#components/button/Button.tsx'
import { loadDialogs, preloadDialogs, type Dialogs } from '#components/late-dialogs/load-dialogs.ts'
import { LateFailure } from '#components/late-code/LateFailure.tsx'
import { loadPressed } from '#components/late-code/load-pressed.ts'
import { Icon } from '#components/icon/Icon.tsx'
import { Link } from '#components/link/Link.tsx'
import { words as texts } from '#.site/words/consent-banner.ts'
import { isBannerShown } from '#components/consent/machine.ts'
import { preferencesId, sendConsent, useConsent } from '#components/consent/store.ts'

const send = (type: 'open' | 'cancel' | 'accept' | 'reject' | 'close') => sendConsent({ type })

/** The question itself, which depends on nothing. */
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
        <Button onClick={() => send('accept')}>{texts.accept}</Button>
        <Button onClick={() => send('reject')}>{texts.reject}</Button>
        <Button
          variant="outline"
          onPointerEnter={preloadDialogs}
          onFocus={preloadDialogs}
          onClick={() => send('open')}
        >
          {texts.manage}
        </Button>
      </div>
      <Button variant="ghost" size="icon" aria-label={texts.close} onClick={() => send('close')}>
        <Icon name="close" />
      </Button>
    </div>
  </section>
)

/**
 * Asks for consent, and shows the preferences on request. It follows the skip link, so that keyboard users reach it
 * first; it neither takes nor traps the focus.
 */
export function ConsentBanner() {
  const state = useConsent()
  const { isPanelOpen, preferences, signal } = state
  const [dialogs, setDialogs] = useState<Dialogs>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!isPanelOpen || dialogs) return
    afterPaint()
      .then(() => loadPressed(preferencesId, loadDialogs))
      .then(setDialogs, () => {
        send('cancel')
        setHasFailed(true)
      })
  }, [isPanelOpen, dialogs])
  return (
    <>
      {isBannerShown(state) && banner}
      {isPanelOpen && dialogs && <dialogs.ConsentPreferences preferences={preferences} signal={signal} />}
      {hasFailed && !dialogs && !isPanelOpen && (
        <div className="late-part">
          <LateFailure retry={() => send('open')} />
        </div>
      )}
    </>
  )
}
