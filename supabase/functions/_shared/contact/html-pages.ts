import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { words as budgets } from '../../../../.site/words/contact-budgets.ts'
import { escapeMarkup as escaped } from '../../../../model/escape-markup.ts'
import { site } from '../../../../model/site.ts'
import type { RefusalCode } from '../../../../contract/contact/answers.ts'
import { contactFields, type ContactField, type FieldCode } from '../../../../contract/contact/schema.ts'
import { faultText } from '../../../../model/contact-faults.ts'
import type { ContactTexts } from './texts.ts'

/** The style of the pages for visitors without JavaScript. These pages load no other files. */
const style = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-width:40rem;margin:0 auto;padding:2rem 1rem}h1{line-height:1.2}label{display:block;margin-top:1rem}input:not([type=checkbox]),textarea{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem;font:inherit}input[type=checkbox]{width:1.5rem;height:1.5rem;vertical-align:middle}textarea{min-height:12rem}button{min-height:2.75rem;margin-top:1.5rem;padding:.5rem 1.5rem;font:inherit}.inline{display:inline}.hidden{position:absolute;left:-200vw}`

const page = (texts: ContactTexts, title: string, content: string, back: string): string => `<!doctype html>
<html lang="${texts.language}"${texts.direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${escaped(site.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${content}
<p><a href="${escaped(back)}">${escaped(texts.page.back)}</a></p>
</main>
</body>
</html>
`

/** @param back Where the visitor came from. */
export const successPage = (texts: ContactTexts, back: string): string =>
  page(texts, texts.answers.sent.heading, `<p>${escaped(texts.answers.sent.text)}</p>`, back)

interface Failure {
  texts: ContactTexts
  code: RefusalCode
  faults: Partial<Record<string, FieldCode>>
  /** The submitted values, as far as they were readable. */
  values: Record<string, unknown>
  back: string
}

/** Says what is wrong, and repeats everything that the visitor typed, ready to be sent again. */
export function failurePage({ texts, code, faults, values, back }: Failure): string {
  const hasText = ['name', 'email', 'message'].some((name) => textOf(values[name]) !== '')
  const content = [
    `<p>${escaped(texts.refusals[code])}</p>`,
    faultList(texts, faults),
    `<p>${escaped(texts.page.otherWays)}</p>`,
    hasText ? `<p>${escaped(texts.page.kept)}</p>\n${form(texts, values, faults)}` : '',
  ]
  return page(texts, texts.answers.failed.heading, content.join('\n'), back)
}

const isShown = (name: string): name is ContactField => Object.hasOwn(contactFields, name)

function faultList(texts: ContactTexts, faults: Partial<Record<string, FieldCode>>): string {
  const items = Object.entries(faults).flatMap(([name, fault]) =>
    isShown(name) && fault
      ? [`<li><a id="${name}-fault" href="#${name}">${escaped(faultText(name, fault, texts))}</a></li>`]
      : [],
  )
  return items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>` : ''
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The form again, with the submitted values. It posts to the same address. */
function form(
  { page: words, fields }: ContactTexts,
  values: Record<string, unknown>,
  faults: Partial<Record<string, FieldCode>>,
): string {
  const fault = (name: string) =>
    faults[name] ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''
  const input = (name: ContactField, attributes: string) =>
    `<label for="${name}">${escaped(fields[name].label)}</label>
<input id="${name}" name="${name}" value="${escaped(textOf(values[name]))}" ${attributes}${fault(name)}>`
  const checked = v.is(contactFields.consent, values['consent']) ? ' checked' : ''
  return `<form method="post">
${input('name', 'autocomplete="name" required')}
${input('email', 'type="email" autocomplete="email" required')}
${input('company', 'autocomplete="organization"')}
${input('phone', 'type="tel" autocomplete="tel"')}
${input('topic', 'required')}
${budgets.length > 0 ? input('budget', '') : ''}
<label for="message">${escaped(fields.message.label)}</label>
<textarea id="message" name="message" required${fault('message')}>
${escaped(textOf(values['message']))}</textarea>
<p><input type="checkbox" id="consent" name="consent" required${checked}${fault('consent')}> <label class="inline" for="consent">${escaped(fields.consent.label)}</label></p>
<div class="hidden" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="page" value="${escaped(textOf(values['page']) || '/contact/')}">
<button>${escaped(words.send)}</button>
</form>`
}

const styleHash = createHash('sha256').update(style).digest('base64')

/** The policy of such a page: it may use its own style, and post to its own origin. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
