import { useId } from 'react'
import './controls.scss'

interface ChoiceProps<Value extends string> {
  legend: string
  options: readonly { value: Value; label: string; note?: string }[]
  /** Undefined until something is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
}

/** A choice of a few options, side by side, as radio buttons large enough for a finger. */
export function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend className="field__label">{legend}</legend>
      <div className="choice__options">
        {options.map((option) => (
          <label key={option.value} className="choice__option">
            <input
              className="choice__input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.note && <span className="choice__note">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
