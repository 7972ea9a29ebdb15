import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '#components/button/Button.tsx'
import { LateFailure } from '#components/late-code/LateFailure.tsx'
import { words as contactTool } from '#.site/words/contact-tool.ts'
import { words as fieldTexts } from '#.site/words/contact-fields.ts'
import { words as formTexts } from '#.site/words/contact-form.ts'
import { demonstration } from '#.site/site.ts'
import { withBase } from '#model/base-path.ts'
import { site } from '#model/site.ts'
import { words as withoutScripts } from '#.site/words/contact-without-scripts.ts'
import { contactEndpoint } from './endpoint.ts'
import { FieldFault, tied } from './Field.tsx'
import { isBusy, type Faults } from './state.ts'
import { useContactForm } from './use-contact-form.ts'

interface FormFrameProps {
  /** The service that the visitor comes from. Called in the browser. */
  topicOfVisit?: () => string | undefined
  /** Renders the fields above the consent, with their error messages. */
  children: (faults: Faults) => ReactNode
}

/**
 * Without a backend, no address can take the form. Outside a dialog, this method sends nothing (HTML, 4.10.22.3);
 * `mailto:` is no alternative, since a secure page may not submit a form to it. By the id, a submission before the
 * form's code has loaded is remembered (early-press.ts).
 */
const target = contactEndpoint
  ? ({ method: 'post', action: contactEndpoint } as const)
  : ({ method: 'dialog', id: 'contact-form' } as const)

/** The page on which the form is. It tells the function the language to answer in, with or without scripts. */
const PageField = () => <input type="hidden" name="page" value={withBase(useLocation().pathname)} />

/**
 * What all contact forms share: consent, bot protection, button and answer. It works as plain HTML; scripts add
 * convenience.
 */
export function FormFrame({ topicOfVisit, children }: FormFrameProps) {
  const { form, state, hasFailed, Answer, Check, submit } = useContactForm(topicOfVisit)
  const { faults, phase } = state
  useEffect(() => {
    // As components/search/SearchDialog.tsx does, whose code loads later.
    if ('modelContext' in document)
      for (const name in contactTool) form.current?.setAttribute(name, contactTool[name as 'toolname'])
  }, [form])
  return (
    <>
      {Answer && <Answer state={state} />}
      {phase !== 'sent' && (
        <form
          ref={form}
          className="contact-form"
          {...target}
          onSubmit={submit}
          aria-busy={isBusy(state) || undefined}
        >
          {!contactEndpoint && (
            // Only in the HTML: browsers with scripts ignore it, so their code needs no text.
            <noscript className="contact-form__wide">
              {import.meta.env.SSR && `${withoutScripts.text}${demonstration ? '' : ` ${site.email}`}`}
            </noscript>
          )}
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
            <Button type="submit" variant="hero" aria-disabled={isBusy(state) || undefined}>
              {isBusy(state) ? formTexts.sending : formTexts.send}
            </Button>
            {hasFailed && <LateFailure retry={() => form.current?.requestSubmit()} />}
            <p role="status">{phase === 'slow' && formTexts.checking}</p>
          </div>
        </form>
      )}
    </>
  )
}
