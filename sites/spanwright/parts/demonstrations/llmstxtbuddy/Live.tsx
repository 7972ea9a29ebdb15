import { useEffect, useId, useRef, useState, type Ref } from 'react'
import { Button } from '#components/button/Button.tsx'
import { download } from '../../bench/download.ts'
import '../../bench/live.scss'
import { buddyTexts, oddTexts, sample } from './texts.ts'
import { proposal, rules } from './rules.ts'
import { announce } from '#components/app/announcer.ts'
import { checkLlmsTxt } from './check.ts'
import './live.scss'
import { Messages } from './Messages.tsx'
import { parsePages } from './parse.ts'
import { writeLlmsTxt } from './write.ts'

function summaryOf(file: string): string {
  const messages = checkLlmsTxt(file)
  const errors = messages.filter(({ rule }) => rules[rule].severity === 'error').length
  return buddyTexts.summary(errors, messages.length - errors)
}

/** Milliseconds without a key before the checker's result is announced. */
const typingPause = 800

interface TextBoxProps {
  ref?: Ref<HTMLTextAreaElement>
  label: string
  hint: string
  value: string
  onChange: (text: string) => void
}

function TextBox({ ref, label, hint, value, onChange }: TextBoxProps) {
  const id = useId()
  return (
    <div>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        {hint}
      </p>
      <textarea
        ref={ref}
        id={id}
        className="field__control buddy__text"
        rows={16}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}

/** The pages are entered on the left; the file is on the right, and the messages are below. */
export default function LlmsTxtBuddy() {
  const [pasted, setPasted] = useState(sample)
  const [aside, setAside] = useState(() => parsePages(sample).odd)
  const [file, setFile] = useState(() => writeLlmsTxt(parsePages(sample)))
  const box = useRef<HTMLTextAreaElement>(null)
  const typing = useRef(0)
  const messages = checkLlmsTxt(file)
  useEffect(() => () => clearTimeout(typing.current), [])

  const write = () => {
    clearTimeout(typing.current)
    const pages = parsePages(pasted)
    const text = writeLlmsTxt(pages)
    setAside(pages.odd)
    setFile(text)
    const count = pages.sections.reduce((sum, { entries }) => sum + entries.length, 0)
    announce(`${buddyTexts.written(count, pages.odd.length)} ${summaryOf(text)}`)
  }
  const edit = (text: string) => {
    setFile(text)
    clearTimeout(typing.current)
    typing.current = window.setTimeout(() => announce(summaryOf(text)), typingPause)
  }
  const goToLine = (line: number) => {
    const lines = file.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
    box.current?.focus()
    box.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(file)
      announce(buddyTexts.copied)
    } catch {
      box.current?.select()
      announce(buddyTexts.notCopied)
    }
  }
  return (
    <div className="bench">
      <div className="bench__columns">
        <div className="bench__column">
          <TextBox label={buddyTexts.pages} hint={buddyTexts.pagesHint} value={pasted} onChange={setPasted} />
          <div className="bench__actions">
            <Button onClick={write}>{buddyTexts.write}</Button>
          </div>
          {aside.length > 0 && (
            <div>
              <h3 className="annotation">{buddyTexts.aside}</h3>
              <ol className="buddy__messages">
                {aside.map(({ line, text, reason }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- one line may repeat an address often
                  <li key={index} className="buddy__message">
                    <strong>{buddyTexts.line(line)}</strong> <code>{text}</code> {oddTexts[reason]}
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
        <div className="bench__column">
          <TextBox
            ref={box}
            label={buddyTexts.file}
            hint={buddyTexts.fileHint}
            value={file}
            onChange={edit}
          />
          <div className="bench__actions">
            <Button variant="outline" onClick={copy}>
              {buddyTexts.copy}
            </Button>
            <Button variant="outline" onClick={() => download('llms.txt', 'text/plain', file)}>
              {buddyTexts.download}
            </Button>
          </div>
        </div>
      </div>
      <div className="bench__result">
        <h3 className="annotation">{buddyTexts.messages}</h3>
        <Messages messages={messages} onLine={goToLine} />
        <p className="buddy__rules fine-print">
          <a href={proposal} target="_blank" rel="noopener external">
            {buddyTexts.rules}
          </a>
        </p>
      </div>
    </div>
  )
}
