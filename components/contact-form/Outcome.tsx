import { useState } from 'react'
import { announce } from '#components/app/announcer.ts'
import { Button } from '#components/button/Button.tsx'
import { words as answerTexts } from '#.site/words/contact-answers.ts'
import { words as fieldTexts } from '#.site/words/contact-fields.ts'
import { demonstration } from '#.site/site.ts'
import { fill } from '#model/fill.ts'
import { site } from '#model/site.ts'
import type { Draft } from './draft.ts'

const fields = ['name', 'email', 'company', 'phone', 'topic', 'budget', 'message'] as const

/** A label without a note such as “(optional)”. */
const withoutNote = (label: string): string => label.replace(/\s*\p{Ps}\P{Pe}*\p{Pe}$/u, '')

/** The message as plain text, for a mail program or the clipboard. */
const asText = (draft: Draft): string =>
  fields
    .flatMap((field) => (draft[field] ? [`${withoutNote(fieldTexts[field].label)}: ${draft[field]}`] : []))
    .join('\n')

/** A link that opens the message in the visitor's mail program (RFC 6068). */
const mailLink = (draft: Draft): string =>
  `mailto:${site.email}?subject=${encodeURIComponent(answerTexts.mailSubject)}&body=${encodeURIComponent(asText(draft).replaceAll('\n', '\r\n'))}`

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** Takes the focus, so that screen readers read it first. */
const Heading = ({ text }: { text: string }) => (
  <h3 ref={takeFocus} tabIndex={-1}>
    {text}
  </h3>
)

/** What is shown once a message has been sent. */
export function Sent() {
  const { heading, text, next } = answerTexts.sent
  return (
    <div className="outcome outcome--sent">
      <Heading text={heading} />
      <p>{text}</p>
      <p>{next}</p>
    </div>
  )
}

interface OtherWaysProps {
  heading: string
  reason: string
  draft: Draft
}

/**
 * Mail, phone and the text to copy, for when the form can't send the message. A made-up firm has no mailbox and no
 * phone.
 */
export function OtherWays({ heading, reason, draft }: OtherWaysProps) {
  const [isCopied, setCopied] = useState(false)
  const { mail, call, copy: label, copied } = answerTexts.failed
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText(draft))
      setCopied(true)
      announce(copied)
    } catch {
      // The browser refuses; the text below can be selected.
    }
  }
  return (
    <div className="outcome">
      <Heading text={heading} />
      <p>{reason}</p>
      <div className="outcome__ways">
        {!demonstration && (
          <>
            <a className="button button--outline" href={mailLink(draft)}>
              {mail}
            </a>
            {site.phone && (
              <a className="button button--outline" href={`tel:${site.phone.e164}`}>
                {fill(call, { phone: site.phone.display })}
              </a>
            )}
          </>
        )}
        <Button variant="outline" onClick={copy}>
          {isCopied ? copied : label}
        </Button>
      </div>
      <pre className="outcome__text" tabIndex={0}>
        {asText(draft)}
      </pre>
    </div>
  )
}
