import { useEffect, useRef } from 'react'
import { Button } from '#components/button/Button.tsx'
import { Icon } from '#components/icon/Icon.tsx'
import { categoryDescriptions, preferencesTexts as texts } from '#content/consent-texts.ts'
import { consentCategories } from '#content/consent.ts'
import { preferencesOf, type Preferences } from './machine.ts'
import { sendConsent } from './store.ts'

const save = 'save'

/**
 * The categories, each with a checkbox. The browser's own dialog keeps the focus, takes Escape and
 * gives the focus back; however it closes, only "Save Preferences" is a decision.
 */
export function ConsentPreferences({ preferences, signal }: { preferences: Preferences; signal: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const onClose = () => {
    if (dialog.current?.returnValue !== save || !form.current) return sendConsent({ type: 'cancel' })
    const chosen = new FormData(form.current)
    sendConsent({ type: 'save', preferences: preferencesOf((category) => chosen.has(category)) })
  }

  return (
    <dialog ref={dialog} className="preferences" aria-labelledby="preferences-title" onClose={onClose}>
      <form ref={form} method="dialog">
        <h2 id="preferences-title" className="preferences__title">
          {texts.title}
        </h2>
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
            <p id={`preferences-${category}`} className="preferences__text">
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
        <div className="preferences__close">
          <Button type="submit" value="cancel" variant="ghost" size="icon" aria-label={texts.close}>
            <Icon name="close" />
          </Button>
        </div>
      </form>
    </dialog>
  )
}
