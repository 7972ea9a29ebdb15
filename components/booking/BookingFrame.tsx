import { useRef } from 'react'
import { booking } from '#.site/booking.ts'
import { words } from '#.site/words/booking.ts'
import { Button } from '#components/button/Button.tsx'
import { sendConsent, useConsent } from '#components/consent/store.ts'
import { Section } from '#components/section/Section.tsx'
import { fill } from '#model/fill.ts'

/** The provider's calendar in the page, once the visitor has allowed it. */
export function BookingFrame() {
  const { url, host } = booking
  const frame = useRef<HTMLDivElement>(null)
  const { preferences } = useConsent()
  const allow = () => {
    // As if chosen in the preferences panel; the other choices stay.
    sendConsent({ type: 'open' })
    sendConsent({ type: 'save', preferences: { ...preferences, functional: true } })
    // The pressed button is about to be removed.
    frame.current?.focus()
  }
  return (
    <Section id="booking" note={words.note} heading={words.heading} layout="wide" ground="vellum">
      <div className="booking" ref={frame} tabIndex={-1} role="group" aria-label={words.heading}>
        {preferences.functional ? (
          <iframe
            className="booking__frame"
            src={url}
            title={fill(words.frame, { host })}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it needs its own storage; as its origin is the provider's, never this site's, it can't lift the sandbox
            sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
          />
        ) : (
          <div className="booking__ask">
            <p>{fill(words.text, { host })}</p>
            <Button onClick={allow}>{words.allow}</Button>
          </div>
        )}
      </div>
      <p>
        <a href={url} rel="external">
          {fill(words.elsewhere, { host })}
        </a>
      </p>
    </Section>
  )
}
