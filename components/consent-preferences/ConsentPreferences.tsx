import { useRef, type SyntheticEvent } from 'react'
import { Button } from '#components/button/Button.tsx'
import { Dialog } from '#components/dialog/Dialog.tsx'
import { words as categoryDescriptions } from '#.site/words/consent-categories.ts'
import { words as texts } from '#.site/words/consent-preferences.ts'
import { consentCategories } from '#model/consent.ts'
import { preferencesOf, type Preferences } from '#components/consent/machine.ts'
import { sendConsent } from '#components/consent/store.ts'

const save = 'save'

/** The categories, each with a checkbox. Closing the dialog decides nothing, except by "Save Preferences". */
export function ConsentPreferences({ preferences, signal }: { preferences: Preferences; signal: boolean }) {
  const form = useRef<HTMLFormElement>(null)

  const onClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.returnValue !== save || !form.current) return sendConsent({ type: 'cancel' })
    const chosen = new FormData(form.current)
    sendConsent({ type: 'save', preferences: preferencesOf((category) => chosen.has(category)) })
  }

  return (
    <Dialog className="preferences" title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <form ref={form} method="dialog">
        {signal && <p className="preferences__signal">{texts.signal}</p>}
        {consentCategories.map((category) => (
          <div key={category} className="preferences__category">
            <label className="preferences__label">
              <input
                type="checkbox"
                name={category}
                className="preferences__input"
                defaultChecked={preferences[category]}
                disabled={category === 'necessary'}
                aria-describedby={`preferences-${category}`}
              />
              {categoryDescriptions[category].label}
            </label>
            <p id={`preferences-${category}`} className="fine-print">
              {categoryDescriptions[category].text}
            </p>
          </div>
        ))}
        <div className="preferences__actions">
          <Button type="submit" value={save}>
            {texts.save}
          </Button>
          <Button type="submit" value="cancel" variant="outline">
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
