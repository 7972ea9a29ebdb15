import { useEffect, useRef, useState, type ReactNode } from 'react'
import { TextField } from '#components/controls/TextField.tsx'
import '../bench/live.scss'
import { readNumber, unreadable, type NumberField } from './fields.ts'
import { announce } from '#components/app/announcer.ts'

interface CalculatorProps<Name extends string> {
  fields: Readonly<Record<Name, NumberField>>
  /** The worked example, for visitors to replace. */
  start: Readonly<Record<Name, number>>
  formula: string
  /** The result in words. */
  answer: (values: Record<Name, number>) => string
  /** A line below the answer; `children` is below the box around both. Neither is shown while a field is invalid. */
  detail?: (values: Record<Name, number>) => string
  children?: (values: Record<Name, number>) => ReactNode
}

/** Milliseconds without a key before a result is announced. */
const typingPause = 600

/** Fields, the result, and the formula that leads from one to the other. */
export function Calculator<Name extends string>({
  fields,
  start,
  formula,
  answer,
  detail,
  children,
}: CalculatorProps<Name>) {
  const [texts, setTexts] = useState<Record<string, string | number>>(start)
  const inputs = Object.entries<NumberField>(fields).map(([name, field]) => {
    const text = String(texts[name])
    return { name, field, text, read: readNumber(text, field) }
  })
  const values = inputs.every(({ read }) => typeof read === 'number')
    ? (Object.fromEntries(inputs.map(({ name, read }) => [name, read])) as Record<Name, number>)
    : undefined
  const said = values ? answer(values) : unreadable
  const last = useRef(said)
  useEffect(() => {
    if (last.current === said) return undefined
    last.current = said
    const timer = setTimeout(() => announce(said), typingPause)
    return () => clearTimeout(timer)
  }, [last, said])
  return (
    <div className="bench">
      <div className="bench__fields">
        {inputs.map(({ name, field, text, read }) => (
          <TextField
            key={name}
            label={field.label}
            unit={field.unit}
            value={text}
            fault={typeof read === 'string' ? read : undefined}
            onChange={(next) => setTexts({ ...texts, [name]: next })}
          />
        ))}
      </div>
      <div className="bench__result">
        <p className="bench__answer">{said}</p>
        {values && detail && <p>{detail(values)}</p>}
      </div>
      {values && children?.(values)}
      <p className="formula">{formula}</p>
    </div>
  )
}
