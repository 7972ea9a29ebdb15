import { useCallback } from 'react'
import { words as budgets } from '#.site/words/contact-budgets.ts'
import { words as formTexts } from '#.site/words/contact-form.ts'
import { Field, tied } from './Field.tsx'
import { Inputs, MessageField } from './fields.tsx'
import { FormFrame } from './FormFrame.tsx'

export interface Topic {
  /** The slug of a service. */
  value: string
  label: string
}

interface ContactFormProps {
  topics: readonly Topic[]
  /** The page before this one, if the app has shown it. */
  previousPath: string | undefined
}

/** The service that the visitor comes from: `?about=saas`, or the service page before this one. */
function topicOfVisit(previousPath: string | undefined): string | undefined {
  const asked = new URLSearchParams(location.search).get('about')
  const referrer = document.referrer.startsWith(location.origin) ? new URL(document.referrer).pathname : ''
  return asked ?? /^\/services\/([\w-]+)\//.exec(previousPath ?? referrer)?.[1]
}

/** The form on the contact page, with all fields. */
export function ContactForm({ topics, previousPath }: ContactFormProps) {
  return (
    <FormFrame topicOfVisit={useCallback(() => topicOfVisit(previousPath), [previousPath])}>
      {(faults) => (
        <>
          <Inputs names={['name', 'email', 'company', 'phone']} faults={faults} />
          <Field field="topic" fault={faults.topic}>
            <select className="field__control" required defaultValue="" {...tied('topic', faults.topic)}>
              <option value="">{formTexts.choose}</option>
              {[...topics, { value: 'other', label: formTexts.otherTopic }].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
          {budgets.length > 0 && (
            <Field field="budget" fault={faults.budget}>
              <select className="field__control" defaultValue="" {...tied('budget', faults.budget)}>
                <option value="">{formTexts.choose}</option>
                {budgets.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </Field>
          )}
          <MessageField rows={7} fault={faults.message} />
        </>
      )}
    </FormFrame>
  )
}
