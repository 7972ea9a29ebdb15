import type { ComponentProps } from 'react'
import type { ContactField } from '#contract/contact/schema.ts'
import { Field, tied } from './Field.tsx'
import type { Faults } from './state.ts'

/** The single-line fields, with the attributes that help to fill them in (WCAG 1.3.5; HTML, autofill). */
const inputs = {
  name: { type: 'text', autoComplete: 'name', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  company: { type: 'text', autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const satisfies Partial<Record<ContactField, ComponentProps<'input'>>>

/** Some of the single-line fields. */
export const Inputs = ({ names, faults }: { names: readonly (keyof typeof inputs)[]; faults: Faults }) =>
  names.map((name) => (
    <Field key={name} field={name} fault={faults[name]}>
      <input className="field__control" {...inputs[name]} {...tied(name, faults[name])} />
    </Field>
  ))

/** The field for the message, over the whole width of the form. */
export const MessageField = ({ rows, fault }: { rows: number; fault: string | undefined }) => (
  <div className="contact-form__wide">
    <Field field="message" fault={fault}>
      <textarea className="field__control" rows={rows} required {...tied('message', fault)} />
    </Field>
  </div>
)
