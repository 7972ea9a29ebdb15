import { useEffect, type ReactNode } from 'react'
import { Button } from '#components/button/Button.tsx'
import { words as contactTool } from '#.site/words/contact-tool.ts'
import { words as fieldTexts } from '#.site/words/contact-fields.ts'
import { words as formTexts } from '#.site/words/contact-form.ts'
import { demonstration } from '#.site/site.ts'
import { site } from '#model/site.ts'
import { words as withoutScripts } from '#.site/words/contact-without-scripts.ts'
import { contactEndpoint } from './endpoint.ts'
import { PageField } from './PageField.tsx'
import { FieldFault, tied } from './Field.tsx'
import { isBusy, type Faults } from './state.ts'
import { useContactForm } from './use-contact-form.ts'

interface FormFrameProps {
  /** Says which service the visitor comes from, once the browser can be asked. */
  topicOfVisit?: () => string | undefined
  /** The fields above the consent, with their error messages. */
  children: (faults: Faults) => ReactNode
}

/**
 * Without a backend there is no address that could take the form: outside of a dialog this method
 * sends nothing (HTML, 4.10.22.3), and to a mail program a secure page may send no form.
 */
const target = contactEndpoint
  ? ({ method: 'post', action: contactEndpoint } as const)
  : ({ method: 'dialog' } as const)

/**
 * The part that all contact forms share: consent, bot protection, button and answer. It works as plain HTML;
 * scripts add convenience.
 */
export function FormFrame({ topicOfVisit, children }: FormFrameProps) {
  const { form, state, Answer, Check, submit } = useContactForm(topicOfVisit)
  const { faults, phase } = state
  useEffect(() => {
    // As components/search/declare-tool.ts does, which would be one more file for the page to start with.
    if ('modelContext' in document)
      for (const name in contactTool) form.current?.setAttribute(name, contactTool[name as 'toolname'])
  }, [form])
  return (
    <>
      {Answer && <Answer state={state} />}
      {phase !== 'sent' && (
        <form ref={form} className="contact-form" {...target} onSubmit={submit} aria-busy={isBusy(state)}>
          {children(faults)}
          <div className="contact-form__wide field field--check">
            <FieldFault field="consent" fault={faults.consent} />
            <input type="checkbox" required {...tied('consent', faults.consent)} />
            <label htmlFor="contact-consent">{fieldTexts.consent.label}</label>
          </div>
          <div hidden>
            <label htmlFor="contact-website">{formTexts.trap}</label>
            <input type="text" id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
          </div>
          {SITE_HAS_LANGUAGES && <PageField />}
          {Check && <Check />}
          <div className="contact-form__wide contact-form__send">
            <Button type="submit" variant="hero" aria-disabled={isBusy(state)}>
              {isBusy(state) ? formTexts.sending : formTexts.send}
            </Button>
            <p role="status">{phase === 'slow' && formTexts.checking}</p>
            {!contactEndpoint && (
              // Browsers with scripts skip it, so the text need not reach them as code.
              <noscript>
                {import.meta.env.SSR && `${withoutScripts.text}${demonstration ? '' : ` ${site.email}`}`}
              </noscript>
            )}
          </div>
        </form>
      )}
    </>
  )
}
