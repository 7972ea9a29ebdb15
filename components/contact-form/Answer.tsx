import { words as answerTexts } from '#.site/words/contact-answers.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { FormState } from './state.ts'
import { OtherWays, Sent } from './Outcome.tsx'

/** The answer, shown above the form, or in its place once the message has arrived. */
export function Answer({ state: { phase, faults, refusals, reason, draft } }: { state: FormState }) {
  const { failed, byMail } = answerTexts
  if (phase === 'sent') return <Sent />
  if (phase === 'failed') {
    return <OtherWays heading={failed.heading} reason={`${reason} ${failed.kept}`} draft={draft} />
  }
  if (phase === 'by-mail') return <OtherWays heading={byMail.heading} reason={byMail.text} draft={draft} />
  return <ErrorSummary faults={faults} refusals={refusals} />
}
