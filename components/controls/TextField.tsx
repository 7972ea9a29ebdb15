import { useId } from 'react'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import './controls.scss'

interface TextFieldProps {
  label: string
  /** The unit of a number. */
  unit?: string
  /** The input's name in its form. */
  name?: string
  value: string
  /** What is wrong with the value, in words. */
  fault: string | undefined
  onChange: (text: string) => void
}

/**
 * A line of text, or a number with its unit. Numbers are text too, because number fields discard invalid input, and
 * change when scrolled by accident.
 */
export function TextField({ label, unit, name, value, fault, onChange }: TextFieldProps) {
  const id = useId()
  return (
    <div className={fault ? 'field field--fault' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label} {unit && <span className="field__unit">{unit}</span>}
      </label>
      {fault && (
        <p className="field__fault" id={`${id}-fault`}>
          <span className="visually-hidden">{interfaceTexts.errorPrefix}</span>
          {fault}
        </p>
      )}
      <input
        id={id}
        name={name}
        className="field__control"
        inputMode={unit ? 'decimal' : undefined}
        autoComplete="off"
        value={value}
        {...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
