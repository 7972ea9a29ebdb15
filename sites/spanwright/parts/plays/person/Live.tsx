import { useState } from 'react'
import { announce } from '#components/app/announcer.ts'
import { Button } from '#components/button/Button.tsx'
import '../../bench/live.scss'
import { Cells, type Cell } from '../../cells/Cells.tsx'
import './live.scss'
import { columns, entries, outcome, type Entry } from './sheet.ts'
import { personTexts as texts } from './texts.ts'

/** A cell of the list, blank once the only person who knew it has gone. */
function shown(entry: Entry, index: number, isMarked: boolean, isGone: boolean): Cell {
  if (!isGone || !entry.isCarried)
    return { name: texts.cell(index, entry), text: entry.text, look: 'written', isMarked }
  return { name: texts.blank(index), text: isMarked ? '' : '!', look: 'blank', isMarked }
}

/** One person's list: the visitor marks what only she knows; then she goes, and those cells go blank. */
export default function Person() {
  const [current, setCurrent] = useState(0)
  const [marks, setMarks] = useState<readonly number[]>([])
  const [isGone, setGone] = useState(false)
  const { gone, missed, spared } = outcome(marks)
  const head = texts.head(gone)
  const kept = spared > 0 ? `${texts.kept} ${texts.spared(spared)}` : texts.kept

  const press = (index: number) => {
    setCurrent(index)
    if (isGone) return
    setMarks(marks.includes(index) ? marks.filter((mark) => mark !== index) : [...marks, index])
  }
  const commit = () => {
    if (isGone) setMarks([])
    else announce(`${head} ${texts.miss(missed)} ${kept}`)
    setGone(!isGone)
  }
  return (
    <div className="bench person">
      <p>{texts.lead}</p>
      <div>
        <p className={isGone ? 'person__layer person__layer--gone' : 'person__layer'}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <circle cx="12" cy="7" r="5" />
            <path d="M2 24a10 10 0 0 1 20 0" />
          </svg>
          <span>{isGone ? texts.nobody : texts.person}</span>
        </p>
        <Cells
          name={texts.grid}
          columns={columns.length}
          head={columns}
          cells={entries.map((entry, index) => shown(entry, index, marks.includes(index), isGone))}
          current={current}
          onMove={setCurrent}
          onPress={press}
        />
      </div>
      <div className="bench__actions">
        <Button variant="outline" onClick={commit}>
          {isGone ? texts.restart : texts.commit}
        </Button>
      </div>
      {isGone && (
        <div className="bench__result">
          <p className="bench__answer">{head}</p>
          <p>{texts.miss(missed)}</p>
          <p className="fine-print">{kept}</p>
        </div>
      )}
    </div>
  )
}
