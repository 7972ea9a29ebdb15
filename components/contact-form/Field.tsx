import type { ReactNode } from 'react'
import { words as fieldTexts } from '#.site/words/contact-fields.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import type { ContactField } from '#contract/contact/schema.ts'

/** The id of a field's control. */
export const idOf = (field: ContactField): string => `contact-${field}`

const textsOf = (field: ContactField): { label: string; hint?: string } => fieldTexts[field]

/** The attributes that tie a control to its label, hint and error message (WCAG 1.3.1, 3.3.1, 3.3.2). */
export function tied(field: ContactField, fault: string | undefined) {
  const id = idOf(field)
  const describedBy = [textsOf(field).hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return {
    id,
    name: field,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(fault && { 'aria-invalid': true }),
  }
}

interface FieldProps {
  field: ContactField
  fault: string | undefined
  children: ReactNode
}

/** A control with its label, hint and error message. */
export function Field({ field, fault, children }: FieldProps) {
  const { label, hint } = textsOf(field)
  const id = idOf(field)
  return (
    <div className={fault ? 'field field--fault' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldFault field={field} fault={fault} />
      {children}
    </div>
  )
}

/** The error message of a field, if it has one. */
export function FieldFault({ field, fault }: Pick<FieldProps, 'field' | 'fault'>) {
  if (!fault) return null
  return (
    <p className="field__fault" id={`${idOf(field)}-fault`}>
      <span className="visually-hidden">{interfaceTexts.errorPrefix}</span>
      {fault}
    </p>
  )
}
