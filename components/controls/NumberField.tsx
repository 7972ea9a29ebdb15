import { useId } from 'react'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import './controls.scss'

interface NumberFieldProps {
  label: string
  unit: string
  value: string
  /** What is wrong with the value, in words. */
  fault: string | undefined
  onChange: (text: string) => void
}

/**
 * A number with its unit. It is a text field, because number fields discard invalid input, and change when scrolled by
 * accident.
 */
export function NumberField({ label, unit, value, fault, onChange }: NumberFieldProps) {
  const id = useId()
  return (
    <div className={fault ? 'field field--fault' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label} <span className="field__unit">{unit}</span>
      </label>
      {fault && (
        <p className="field__fault" id={`${id}-fault`}>
          <span className="visually-hidden">{interfaceTexts.errorPrefix}</span>
          {fault}
        </p>
      )}
      <input
        id={id}
        className="field__control"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        {...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
