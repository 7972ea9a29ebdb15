import { words as fieldTexts } from '#.site/words/contact-fields.ts'
import { words as answerTexts } from '#.site/words/contact-answers.ts'
import { site } from '#model/site.ts'
import type { Draft } from './draft.ts'

const fields = ['name', 'email', 'company', 'phone', 'topic', 'budget', 'message'] as const

/** The message as plain text, for a mail program or the clipboard. */
export const asText = (draft: Draft): string =>
  fields.flatMap((field) => (draft[field] ? [`${fieldTexts[field].label}: ${draft[field]}`] : [])).join('\n')

/** A link that opens the message in the visitor's mail program (RFC 6068). */
export const mailLink = (draft: Draft): string =>
  `mailto:${site.email}?subject=${encodeURIComponent(answerTexts.mailSubject)}&body=${encodeURIComponent(asText(draft).replaceAll('\n', '\r\n'))}`
