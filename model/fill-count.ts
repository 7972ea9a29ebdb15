import { fill, type Values } from './fill.ts'
import { site } from './site.ts'

/** A text in each plural form, by Unicode's plural categories as `Intl.PluralRules` names them. */
type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** The plural form for a number, with the number as `{count}` and further values filled in. */
export const fillCount = (forms: Plural, count: number, values: Values = {}): string =>
  fill(forms[new Intl.PluralRules(site.language).select(count)] ?? forms.other, { ...values, count })
