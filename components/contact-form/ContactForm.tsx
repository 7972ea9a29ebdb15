import { Button } from '#components/button/Button.tsx'
import { budgetLabels, fieldTexts, formTexts, otherTopic } from '#content/contact-form.ts'
import { site } from '#content/site.ts'
import type { Budget } from '../../supabase/functions/_shared/contact/limits.ts'
import type { ContactField } from '../../supabase/functions/_shared/contact/schema.ts'
import { contactEndpoint } from './endpoint.ts'
import { Field, FieldFault, tied } from './Field.tsx'
import { isBusy } from './machine.ts'
import { useContactForm } from './use-contact-form.ts'

export interface Topic {
  /** The slug of a service. */
  value: string
  label: string
}

interface ContactFormProps {
  topics: readonly Topic[]
  /** The page before this one, where the app has shown it. */
  previousPath: string | undefined
}

type InputAttributes = Readonly<{
  type: 'text' | 'email' | 'tel'
  autoComplete: string
  required?: boolean
}>

/** The single-line fields with what helps to fill them in (WCAG 1.3.5; HTML, autofill). */
const inputs = {
  name: { type: 'text', autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  company: { type: 'text', autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const satisfies Partial<Record<ContactField, InputAttributes>>

const inputNames = Object.keys(inputs) as (keyof typeof inputs)[]

/** Without a backend, a browser without scripts hands the form to the mail program. */
const target = contactEndpoint
  ? { action: contactEndpoint }
  : { action: `mailto:${site.email}`, encType: 'text/plain' }

/** The form on the contact page. It works as plain HTML; scripts make it kinder. */
export function ContactForm({ topics, previousPath }: ContactFormProps) {
  const { form, state, Answer, submit } = useContactForm(previousPath)
  const { faults, phase } = state
  return (
    <>
      {Answer && <Answer state={state} />}
      {phase !== 'sent' && (
        <form
          ref={form}
          className="contact-form"
          method="post"
          {...target}
          onSubmit={submit}
          aria-busy={isBusy(state)}
        >
          {inputNames.map((name) => (
            <Field key={name} field={name} fault={faults[name]}>
              <input className="field__control" {...inputs[name]} {...tied(name, faults[name])} />
            </Field>
          ))}
          <Field field="topic" fault={faults.topic}>
            <select className="field__control" required defaultValue="" {...tied('topic', faults.topic)}>
              <option value="">{formTexts.choose}</option>
              {[...topics, otherTopic].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
          <Field field="budget" fault={faults.budget}>
            <select className="field__control" defaultValue="" {...tied('budget', faults.budget)}>
              <option value="">{formTexts.choose}</option>
              {(Object.keys(budgetLabels) as Budget[]).map((value) => (
                <option key={value} value={value}>
                  {budgetLabels[value]}
                </option>
              ))}
            </select>
          </Field>
          <div className="contact-form__wide">
            <Field field="message" fault={faults.message}>
              <textarea className="field__control" rows={7} required {...tied('message', faults.message)} />
            </Field>
          </div>
          <div className="contact-form__wide field field--check">
            <FieldFault field="consent" fault={faults.consent} />
            <input type="checkbox" required {...tied('consent', faults.consent)} />
            <label htmlFor="contact-consent">{fieldTexts.consent.label}</label>
          </div>
          <div hidden>
            <label htmlFor="contact-website">{formTexts.trap}</label>
            <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <div className="contact-form__wide contact-form__send">
            <Button type="submit" variant="hero" aria-disabled={isBusy(state)}>
              {isBusy(state) ? formTexts.sending : formTexts.send}
            </Button>
            <p role="status">{phase === 'slow' && formTexts.checking}</p>
          </div>
        </form>
      )}
    </>
  )
}
