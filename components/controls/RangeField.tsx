import { useId } from 'react'
import './controls.scss'

interface RangeFieldProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value with its unit, as shown and read out. */
  shown: string
  onChange: (value: number) => void
}

/** A slider with its label and its value in words. */
export function RangeField({ label, min, max, step, value, shown, onChange }: RangeFieldProps) {
  const id = useId()
  return (
    <div className="range">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {/* Hidden from screen readers, since the slider says it. */}
      <span className="range__value" aria-hidden="true">
        {shown}
      </span>
      <input
        id={id}
        className="range__input"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  )
}
