import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#components/button/Button.tsx'
import { words as answerTexts } from '#.site/words/contact-answers.ts'
import { demonstration } from '#.site/site.ts'
import { site } from '#model/site.ts'
import { asText, mailLink } from './by-mail.ts'
import type { Draft } from './draft.ts'

/** A heading that takes the focus, so that the outcome is read out first. */
function Announced({
  heading,
  className,
  children,
}: {
  heading: string
  className: string
  children: ReactNode
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={className}>
      <h3 ref={title} tabIndex={-1}>
        {heading}
      </h3>
      {children}
    </div>
  )
}

export function Sent() {
  const { heading, text, next } = answerTexts.sent
  return (
    <Announced className="outcome outcome--sent" heading={heading}>
      <p>{text}</p>
      <p>{next}</p>
    </Announced>
  )
}

interface OtherWaysProps {
  heading: string
  reason: string
  draft: Draft
}

/** Mail, phone and the text to copy: for when nothing can be sent from here. A made-up firm has no mailbox and no phone. */
export function OtherWays({ heading, reason, draft }: OtherWaysProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(asText(draft)).then(() => setCopied(true))
  const { mail, call, copy: label, copied } = answerTexts.failed
  return (
    <Announced className="outcome" heading={heading}>
      <p>{reason}</p>
      <div className="outcome__ways">
        {!demonstration && (
          <>
            <a className="button button--outline" href={mailLink(draft)}>
              {mail}
            </a>
            <a className="button button--outline" href={`tel:${site.phone.e164}`}>
              {call}
            </a>
          </>
        )}
        <Button variant="outline" onClick={copy}>
          {isCopied ? copied : label}
        </Button>
      </div>
      <pre className="outcome__text" tabIndex={0}>
        {asText(draft)}
      </pre>
    </Announced>
  )
}
