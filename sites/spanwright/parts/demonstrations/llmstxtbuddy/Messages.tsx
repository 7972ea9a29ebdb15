import { buddyTexts, severityTexts } from './texts.ts'
import { rules } from './rules.ts'
import type { Message } from './check.ts'

interface MessagesProps {
  messages: readonly Message[]
  /** Goes to a line of the file; without it, the lines are only named. */
  onLine?: (line: number) => void
}

/** The checker's messages by line, each with what to do about it. */
export function Messages({ messages, onLine }: MessagesProps) {
  if (messages.length === 0) return <p className="buddy__fine">{buddyTexts.fine}</p>
  return (
    <ol className="buddy__messages">
      {messages.map(({ line, rule }) => {
        const { severity, what, fix } = rules[rule]
        return (
          <li key={`${line} ${rule}`} className={`buddy__message buddy__message--${severity}`}>
            {onLine ? (
              <button type="button" className="buddy__line" onClick={() => onLine(line)}>
                {buddyTexts.line(line)}
              </button>
            ) : (
              <strong>{buddyTexts.line(line)}</strong>
            )}{' '}
            <strong className="buddy__severity">{severityTexts[severity]}:</strong> {what} {fix}
          </li>
        )
      })}
    </ol>
  )
}
