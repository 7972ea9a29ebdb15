import { useState } from 'react'
import { announce } from '#components/app/announcer.ts'
import { Button } from '#components/button/Button.tsx'
import '../../bench/live.scss'
import { Cells, type Cell } from '../../cells/Cells.tsx'
import { invoices, isWrong, marked, outcome, wanted, type Invoice } from './invoices.ts'
import './live.scss'
import { hundredTexts as texts } from './texts.ts'

interface Shown {
  isMarked: boolean
  isSeen: boolean
  isDone: boolean
}

/** The sign and look of an invoice. Until the visitor commits, misread ones look like all others. */
function shown(invoice: Invoice, { isMarked, isSeen, isDone }: Shown): Pick<Cell, 'text' | 'look'> {
  if (!invoice.isSure) return { text: '?', look: 'unsure' }
  if (isDone && isWrong(invoice)) return { text: isMarked ? '×' : '!', look: 'wrong' }
  if (isMarked) return { text: isDone ? '–' : '×', look: 'marked' }
  return { text: isSeen ? '·' : '', look: 'sure' }
}

/** A hundred invoices, three of them misread with confidence: the visitor marks three, then sees the right ones. */
export default function Hundred() {
  const [current, setCurrent] = useState(0)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]))
  const [marks, setMarks] = useState<readonly number[]>([])
  const [isDone, setDone] = useState(false)
  const { found, checked, sure, minutes } = outcome(marks, seen)
  const [head, ...lines] = [texts.head(found), texts.miss(checked, sure), texts.price(minutes, sure)]

  const look = (index: number) => {
    setCurrent(index)
    if (!isDone) setSeen(new Set([...seen, index]))
  }
  const press = (index: number) => {
    if (index !== current) look(index)
    else if (!isDone) setMarks(marked(marks, index))
  }
  const commit = () => {
    if (isDone) {
      setMarks([])
      setSeen(new Set([current]))
    } else if (marks.length < wanted) {
      announce(texts.marked(marks.length))
      return
    } else announce([head, ...lines].join(' '))
    setDone(!isDone)
  }
  const slip = invoices[current]!
  return (
    <div className="bench hundred">
      <div>
        <p>{texts.lead}</p>
        <p className="fine-print">{texts.how}</p>
      </div>
      <Cells
        name={texts.grid}
        columns={10}
        cells={invoices.map((invoice, index) => {
          const isMarked = marks.includes(index)
          return {
            name: texts.cell(index, invoice),
            isMarked,
            ...shown(invoice, { isMarked, isSeen: seen.has(index), isDone }),
          }
        })}
        current={current}
        onMove={look}
        onPress={press}
      />
      <div className="bench__column">
        {/* By the key, a slip replaces the one before even where a translator has replaced its texts. */}
        <div key={current} className="hundred__slip">
          <p className="annotation">{texts.invoice(current)}</p>
          <p>
            {texts.paper} <strong>{texts.amount(slip.paper)}</strong>
          </p>
          <p>
            {slip.isSure ? (
              <>
                {texts.read} <strong>{texts.amount(slip.read)}</strong>. {texts.sure}
              </>
            ) : (
              texts.unsure
            )}
          </p>
        </div>
        <p className="fine-print">{isDone ? texts.signs : texts.marked(marks.length)}</p>
        <div className="bench__actions">
          <Button variant="outline" aria-disabled={!isDone && marks.length < wanted} onClick={commit}>
            {isDone ? texts.restart : marks.length < wanted ? texts.more(marks.length) : texts.commit}
          </Button>
        </div>
        {isDone && (
          <div className="bench__result">
            <p className="bench__answer">{head}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
