import { useCallback } from 'react'
import { words as budgets } from '#.site/words/contact-budgets.ts'
import { words as formTexts } from '#.site/words/contact-form.ts'
import { withoutBase } from '#model/base-path.ts'
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

interface SelectFieldProps {
  field: 'topic' | 'budget'
  options: readonly Topic[]
  required?: boolean
  fault: string | undefined
}

const SelectField = ({ field, options, required, fault }: SelectFieldProps) => (
  <Field field={field} fault={fault}>
    <select className="field__control" required={required} defaultValue="" {...tied(field, fault)}>
      <option value="">{formTexts.choose}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </Field>
)

/**
 * The slug of the service that a visitor comes from, by the address or by the page before.
 * @param from The path of the page before, without the base; an absolute address if it is another site's.
 */
const topicOfVisit = (from: string): string | undefined =>
  new URLSearchParams(location.search).get('about') ?? /^\/services\/([\w-]+)\//.exec(from)?.[1]

/** The form on the contact page, with all fields. */
export function ContactForm({ topics, previousPath }: ContactFormProps) {
  return (
    <FormFrame
      topicOfVisit={useCallback(
        () => topicOfVisit(previousPath ?? withoutBase(document.referrer.replace(location.origin, ''))),
        [previousPath],
      )}
    >
      {(faults) => (
        <>
          <Inputs names={['name', 'email', 'company', 'phone']} faults={faults} />
          <SelectField
            field="topic"
            required
            options={[...topics, { value: 'other', label: formTexts.otherTopic }]}
            fault={faults.topic}
          />
          {budgets.length > 0 && <SelectField field="budget" options={budgets} fault={faults.budget} />}
          <MessageField rows={7} fault={faults.message} />
        </>
      )}
    </FormFrame>
  )
}
