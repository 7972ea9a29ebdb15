import { useState } from 'react'
import { faultText, readNumber, type FieldText } from './fields.ts'

/**
 * The fields of a calculator with their input.
 * @param fields Labels, units and limits.
 * @param start The worked example.
 */
export function useNumbers<Name extends string>(
  fields: Readonly<Record<Name, FieldText>>,
  start: Readonly<Record<Name, number>>,
) {
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.entries(start).map(([name, value]) => [name, String(value)])),
  )
  const readings = Object.entries<FieldText>(fields).map(([name, field]) => {
    const text = texts[name] ?? ''
    return { name, field, text, reading: readNumber(text, field) }
  })
  const values = readings.flatMap(({ name, reading }) =>
    'value' in reading ? [[name, reading.value] as const] : [],
  )
  return {
    inputs: readings.map(({ name, field, text, reading }) => ({
      name,
      field,
      text,
      fault: 'fault' in reading ? faultText(reading.fault, field) : undefined,
    })),
    /** Undefined if a field is invalid. */
    values:
      values.length === readings.length ? (Object.fromEntries(values) as Record<Name, number>) : undefined,
    change: (name: string, text: string) => setTexts({ ...texts, [name]: text }),
  }
}
