import { useId, useRef, useState } from 'react'
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

/** Milliseconds without a key before the checker's result is read out. */
const typingPause = 800

/** Pages are entered on the left; the file is on the right, with the messages below it. */
export default function LlmsTxtBuddy() {
  const [pasted, setPasted] = useState(sample)
  const [aside, setAside] = useState(() => parsePages(sample).odd)
  const [file, setFile] = useState(() => writeLlmsTxt(parsePages(sample)))
  const box = useRef<HTMLTextAreaElement>(null)
  const typing = useRef(0)
  const id = useId()
  const messages = checkLlmsTxt(file)

  const write = () => {
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
  const copy = () =>
    void navigator.clipboard.writeText(file).then(
      () => announce(buddyTexts.copied),
      () => {
        box.current?.select()
        announce(buddyTexts.notCopied)
      },
    )
  return (
    <div className="bench">
      <div className="bench__columns">
        <div className="bench__column">
          <div>
            <label className="field__label" htmlFor={`${id}pages`}>
              {buddyTexts.pages}
            </label>
            <p className="field__hint" id={`${id}pages-hint`}>
              {buddyTexts.pagesHint}
            </p>
            <textarea
              id={`${id}pages`}
              className="field__control buddy__text"
              rows={16}
              spellCheck={false}
              aria-describedby={`${id}pages-hint`}
              value={pasted}
              onChange={({ currentTarget }) => setPasted(currentTarget.value)}
            />
          </div>
          <div className="bench__actions">
            <Button onClick={write}>{buddyTexts.write}</Button>
          </div>
          {aside.length > 0 && (
            <div>
              <h3 className="annotation">{buddyTexts.aside}</h3>
              <ol className="buddy__messages">
                {aside.map(({ line, text, reason }) => (
                  <li key={`${line} ${text}`} className="buddy__message">
                    <strong>{buddyTexts.line(line)}</strong> <code>{text}</code> {oddTexts[reason]}
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
        <div className="bench__column">
          <div>
            <label className="field__label" htmlFor={`${id}file`}>
              {buddyTexts.file}
            </label>
            <p className="field__hint" id={`${id}file-hint`}>
              {buddyTexts.fileHint}
            </p>
            <textarea
              ref={box}
              id={`${id}file`}
              className="field__control buddy__text"
              rows={16}
              spellCheck={false}
              aria-describedby={`${id}file-hint`}
              value={file}
              onChange={({ currentTarget }) => edit(currentTarget.value)}
            />
          </div>
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
