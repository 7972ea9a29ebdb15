import { consentBannerTexts } from '#content/consent-banner-texts.ts'
import { sendConsent } from './store.ts'

/** Opens the preferences again, at any time. Not shown without scripts: nothing is stored then. */
export function ConsentButton() {
  return (
    <button type="button" className="consent-button" onClick={() => sendConsent({ type: 'open' })}>
      {consentBannerTexts.settings}
    </button>
  )
}
