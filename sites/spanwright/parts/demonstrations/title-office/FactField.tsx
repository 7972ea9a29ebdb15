import { useId } from 'react'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import type { FactName, Fault } from './register.ts'
import { factTexts, faultTexts } from './texts.ts'

interface FactFieldProps {
  name: FactName
  value: string
  fault: Fault | undefined
  onChange: (value: string) => void
}

/** One fact, with what is wrong with it. Its `name` is how the form finds the first faulty one. */
export function FactField({ name, value, fault, onChange }: FactFieldProps) {
  const id = useId()
  return (
    <div className={fault ? 'field field--fault' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {factTexts[name]}
      </label>
      {fault && (
        <p className="field__fault" id={`${id}-fault`}>
          <span className="visually-hidden">{interfaceTexts.errorPrefix}</span>
          {faultTexts[fault]}
        </p>
      )}
      <input
        id={id}
        name={name}
        className="field__control"
        autoComplete="off"
        value={value}
        {...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
