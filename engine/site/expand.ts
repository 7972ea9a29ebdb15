import { filledIn, placeholder, placeholderFaults } from '../../model/conditional-text.ts'
import { typeset } from '../schemas/typeset.ts'
import { faultIn, type Fault, type Source } from '../faults/fault.ts'

/** What `{{…}}` stands for, by name. */
export type Placeholders = Readonly<Record<string, string>>

/**
 * Fills in the placeholders of all texts in a file, applies its conditions, and sets its quotation marks.
 * @param placeholders If undefined, they aren't known yet, and the texts keep their braces.
 * @param report Receives a fault for each unknown name, with the closest known one.
 */
export function expandTexts<Value>(
  value: Value,
  placeholders: Placeholders | undefined,
  source: Source,
  report: (fault: Fault) => void,
): Value {
  const language = placeholders?.['site.language'] ?? 'en'
  const textAt = (text: string, at: readonly string[]): string => {
    if (!placeholders) return typeset(text, language)
    for (const { problem } of placeholderFaults(text, placeholders)) report(faultIn(source, at, problem))
    return typeset(filledIn(text, placeholders), language)
  }
  const walk = (inner: unknown, at: readonly string[]): unknown => {
    if (typeof inner === 'string') return textAt(inner, at)
    if (Array.isArray(inner)) return inner.map((item, index) => walk(item, [...at, String(index)]))
    if (inner === null || typeof inner !== 'object') return inner
    return Object.fromEntries(Object.entries(inner).map(([name, item]) => [name, walk(item, [...at, name])]))
  }
  return walk(value, []) as Value
}

/**
 * Fills in the placeholders within the values of placeholders.
 * @returns The same names; values that refer to themselves, directly or through others, keep their braces.
 */
export function settled(placeholders: Placeholders): Placeholders {
  const expanded = (text: string, left: number): string =>
    left === 0
      ? text
      : text.replace(placeholder, (whole, name: string) => {
          const found = placeholders[name]
          return found === undefined ? whole : expanded(found, left - 1)
        })
  return Object.fromEntries(Object.entries(placeholders).map(([name, text]) => [name, expanded(text, 9)]))
}
