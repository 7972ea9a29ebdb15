import { useEffect, useState } from 'react'
import { Button } from '#components/button/Button.tsx'
import { Icon } from '#components/icon/Icon.tsx'
import { Link } from '#components/link/Link.tsx'
import { isBannerShown } from './machine.ts'
import { sendConsent, useConsent } from './store.ts'

type Panel = typeof import('./ConsentPreferences.tsx').ConsentPreferences

const loadPanel = () => import('./ConsentPreferences.tsx')
/** Failures show when the panel is opened. */
const preloadPanel = () => void loadPanel().catch(() => {})

/**
 * Asks for consent, and shows the preferences when they are asked for. Stands after the skip link,
 * so it comes first for the keyboard; it takes no focus and keeps none.
 */
export function ConsentBanner() {
  const state = useConsent()
  const Panel = usePanel(state.isPanelOpen)
  return (
    <>
      {isBannerShown(state) && (
        <section className="consent" aria-label="Cookie consent">
          <div className="consent__inner sheet">
            <p className="consent__text">We use cookies to enhance your experience</p>
            <div className="consent__links">
              <Link to="/privacy/">Privacy</Link>
              <Link to="/terms/">Terms</Link>
            </div>
            <div className="consent__actions">
              <Button onClick={() => sendConsent({ type: 'accept' })}>Accept All</Button>
              <Button onClick={() => sendConsent({ type: 'reject' })}>Reject All</Button>
              <Button
                variant="outline"
                onPointerEnter={preloadPanel}
                onFocus={preloadPanel}
                onClick={() => sendConsent({ type: 'open' })}
              >
                Manage Preferences
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label="Close and keep only necessary cookies"
                onClick={() => sendConsent({ type: 'close' })}
              >
                <Icon name="close" />
              </Button>
            </div>
          </div>
        </section>
      )}
      {state.isPanelOpen && Panel && <Panel preferences={state.preferences} signal={state.signal} />}
    </>
  )
}

/** Loads the panel's code when it is first opened. Where that fails, the panel counts as cancelled. */
function usePanel(isOpen: boolean): Panel | undefined {
  const [panel, setPanel] = useState<{ Panel: Panel }>()
  useEffect(() => {
    if (!isOpen || panel) return
    loadPanel().then(
      ({ ConsentPreferences }) => setPanel({ Panel: ConsentPreferences }),
      () => sendConsent({ type: 'cancel' }),
    )
  }, [isOpen, panel])
  return panel?.Panel
}
