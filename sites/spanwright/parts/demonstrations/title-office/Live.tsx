import { useId, useRef, useState } from 'react'
import { announce } from '#components/app/announcer.ts'
import { Button } from '#components/button/Button.tsx'
import { Choice } from '#components/controls/Choice.tsx'
import { TextField } from '#components/controls/TextField.tsx'
import { download } from '../../bench/download.ts'
import '../../bench/live.scss'
import { ClosingTable } from './ClosingTable.tsx'
import './live.scss'
import {
  faultsOf,
  search,
  stateOf,
  toCsv,
  undone,
  withFacts,
  withRelease,
  type Facts,
  type Register,
  type State,
} from './register.ts'
import {
  factNames,
  factTexts,
  faultTexts,
  noFacts,
  sample,
  stateTexts,
  titleTexts,
  type FactName,
} from './texts.ts'

const shows = [
  { value: 'all', label: titleTexts.all },
  ...Object.entries(stateTexts).map(([value, label]) => ({ value: value as State, label })),
] as const

/** The register of closings: search, enter, release, undo, export. Only this component's state holds it. */
export default function TitleOffice() {
  const [register, setRegister] = useState<Register>({ closings: sample, past: [] })
  const [query, setQuery] = useState('')
  const [show, setShow] = useState<State | 'all'>('all')
  const [facts, setFacts] = useState<Facts>(noFacts)
  const [replaces, setReplaces] = useState<string>()
  // After the first attempt to save, faults are updated while typing.
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const found = search(register.closings, query, show)
  const faults = faultsOf(facts, register, replaces)
  const shown = isChecked ? faults : {}
  const canUndo = register.past.length > 0

  const focus = (name: FactName) => (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus()
  const start = (next: Facts, file?: string) => {
    setFacts(next)
    setReplaces(file)
    setChecked(false)
  }
  const save = () => {
    const first = factNames.find((name) => faults[name])
    if (first) {
      setChecked(true)
      focus(first)
      announce(titleTexts.faults(Object.keys(faults).length))
      return
    }
    const next = withFacts(register, facts, replaces)
    const saved = next.closings.find(({ file }) => file === facts.file.trim())
    setRegister(next)
    start(noFacts)
    list.current?.focus()
    if (saved) announce(titleTexts.saved(saved.file, stateOf(saved)))
  }
  const cancel = () => {
    start(noFacts)
    // The pressed button is about to be removed.
    list.current?.focus()
  }
  const release = (file: string) => {
    setRegister(withRelease(register, file))
    // The pressed button is gone.
    list.current?.focus()
    announce(titleTexts.released(file))
  }
  const undo = () => {
    setRegister(undone(register))
    // A new closing that is being typed stays; the one that is being changed may be gone.
    if (canUndo && replaces !== undefined) start(noFacts)
    announce(canUndo ? titleTexts.undone : titleTexts.nothing)
  }
  const filter = (words: string, state: State | 'all') => {
    setQuery(words)
    setShow(state)
    const { length } = search(register.closings, words, state)
    announce(length === 0 ? titleTexts.none : titleTexts.found(length))
  }
  return (
    <div className="bench">
      <div className="field">
        <label className="field__label" htmlFor={`${id}search`}>
          {titleTexts.search}
        </label>
        <input
          id={`${id}search`}
          className="field__control"
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ currentTarget }) => filter(currentTarget.value, show)}
        />
      </div>
      <Choice
        legend={titleTexts.show}
        options={shows}
        value={show}
        onChange={(value) => filter(query, value)}
      />
      <div ref={list} tabIndex={-1} role="group" aria-label={titleTexts.found(found.length)}>
        {found.length === 0 ? (
          <p>{titleTexts.none}</p>
        ) : (
          <ClosingTable
            closings={found}
            onRelease={release}
            onFill={(closing) => {
              start(closing, closing.file)
              focus('payoff')
            }}
          />
        )}
      </div>
      <div className="bench__actions">
        <Button variant="outline" aria-disabled={!canUndo} onClick={undo}>
          {titleTexts.undo}
        </Button>
        <Button
          variant="outline"
          onClick={() => download('closings.csv', 'text/csv', toCsv(register.closings))}
        >
          {titleTexts.download}
        </Button>
      </div>
      <form
        ref={form}
        className="bench__column"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <h3 className="annotation">
          {replaces === undefined ? titleTexts.add : titleTexts.change(replaces)}
        </h3>
        <div className="bench__fields">
          {factNames.map((name) => {
            const fault = shown[name]
            return (
              <TextField
                key={name}
                label={factTexts[name]}
                name={name}
                value={facts[name]}
                fault={fault && faultTexts[fault]}
                onChange={(value) => setFacts({ ...facts, [name]: value })}
              />
            )
          })}
        </div>
        <div className="bench__actions">
          <Button type="submit">{titleTexts.save}</Button>
          {replaces !== undefined && (
            <Button variant="ghost" onClick={cancel}>
              {titleTexts.cancel}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
