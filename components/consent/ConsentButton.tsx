import type { MouseEvent } from 'react'
import { showPressed } from '#components/app/after-paint.ts'
import { words as consentBannerTexts } from '#.site/words/consent-banner.ts'
import { preferencesId, sendConsent } from './store.ts'

const open = ({ currentTarget }: MouseEvent) =>
  void showPressed(currentTarget).then(() => sendConsent({ type: 'open' }))

/** Opens the preferences at any time. Hidden without scripts, since nothing is stored then. */
export const ConsentButton = () => (
  <button type="button" className="consent-button" data-early={preferencesId} onClick={open}>
    {consentBannerTexts.settings}
  </button>
)
