import { site } from './site.ts'

/** Words in each form that a number may ask for: the plural categories of Unicode, as `Intl.PluralRules` names them. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** Puts values where a text has their names in braces: `{count} mi`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))

/** The form for a number, with the number as `{count}` and further values. */
export const fillCount = (
  forms: Plural,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  fill(forms[new Intl.PluralRules(site.language).select(count)] ?? forms.other, { ...values, count })
