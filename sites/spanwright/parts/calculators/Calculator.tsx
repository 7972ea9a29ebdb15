import { useEffect, useRef, type ReactNode } from 'react'
import { TextField } from '#components/controls/TextField.tsx'
import '../bench/live.scss'
import { unreadable } from './fields.ts'
import { announce } from '#components/app/announcer.ts'
import type { useNumbers } from './use-numbers.ts'

interface CalculatorProps extends Pick<ReturnType<typeof useNumbers>, 'inputs' | 'change'> {
  formula: string
  /** In words; undefined while a field is invalid. */
  answer: string | undefined
  /** Content below the answer; `children` is below the box around both. */
  detail?: ReactNode
  children?: ReactNode
}

/** Milliseconds without a key before a result is announced. */
const typingPause = 600

/** Fields, the result, and the formula that leads from one to the other. */
export function Calculator({ formula, inputs, change, answer, detail, children }: CalculatorProps) {
  const said = answer ?? unreadable
  const last = useRef(said)
  useEffect(() => {
    if (last.current === said) return undefined
    last.current = said
    const timer = setTimeout(() => announce(said), typingPause)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <div className="bench">
      <div className="bench__fields">
        {inputs.map(({ name, field, text, fault }) => (
          <TextField
            key={name}
            label={field.label}
            unit={field.unit}
            value={text}
            fault={fault}
            onChange={(next) => change(name, next)}
          />
        ))}
      </div>
      <div className="bench__result">
        <p className="bench__answer">{said}</p>
        {detail}
      </div>
      {children}
      <p className="formula">{formula}</p>
    </div>
  )
}
