import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#components/button/Button.tsx'
import { Icon } from '#components/icon/Icon.tsx'
import { Link } from '#components/link/Link.tsx'
import { searchTexts } from '#content/search-texts.ts'
import { pageList } from '#content/search.ts'
import './search.scss'
import { useSearch, type SearchState } from './use-search.ts'

/** Nobody reads more than this many. */
const mostShown = 10
/** The elements that the arrow keys move through. */
const stops = '.search__field, .search__link'
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A field and a plain list of links, which every screen reader understands. The browser's own dialog
 * traps focus, handles Escape and restores focus. The dialog has its own live region for results,
 * because screen readers ignore everything outside a modal dialog.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [state, retry] = useSearch()
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    // Its listeners go with the element.
    element?.addEventListener('keydown', moveFocus)
    element?.addEventListener('click', closeForLink)
  }, [])

  const found = state.status === 'ready' ? state.search.find(query) : []

  return (
    <dialog ref={dialog} className="search" aria-labelledby={`${id}title`} onClose={onClose}>
      <h2 id={`${id}title`} className="search__title">
        {searchTexts.title}
      </h2>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          dialog.current?.querySelector<HTMLElement>('.search__link')?.click()
        }}
      >
        <label htmlFor={`${id}field`} className="field__label">
          {searchTexts.field}
        </label>
        <input
          id={`${id}field`}
          className="search__field field__control"
          aria-describedby={`${id}hint`}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p id={`${id}hint`} className="search__hint">
        {searchTexts.hint}
      </p>
      <p className="search__status" role="status">
        {statusText(state, query, found.length)}
      </p>
      {found.length > 0 && (
        <ul className="search__results" aria-label={searchTexts.results}>
          {found.slice(0, mostShown).map(({ path, title, summary }) => (
            <li key={path} className="search__result">
              <Link to={path} className="search__link">
                {title}
              </Link>
              <p className="search__summary">{summary}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="search__actions">
        {state.status === 'failed' && (
          <Button variant="outline" onClick={retry}>
            {searchTexts.retry}
          </Button>
        )}
        <Link to={pageList.href} className="search__all">
          {pageList.label}
        </Link>
      </div>
      <div className="search__close">
        <Button
          variant="ghost"
          size="icon"
          aria-label={searchTexts.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </Button>
      </div>
    </dialog>
  )
}

function moveFocus(this: HTMLDialogElement, event: KeyboardEvent): void {
  const step = steps[event.key]
  const all = [...this.querySelectorAll<HTMLElement>(stops)]
  const at = all.indexOf(document.activeElement as HTMLElement)
  if (step === undefined || at < 0) return
  event.preventDefault()
  all[at + step]?.focus()
}

/** The page that a link leads to takes the focus, which it could not while the dialog is open. */
function closeForLink(this: HTMLDialogElement, { target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const isInNewTab = ctrlKey || metaKey || shiftKey
  if (!isInNewTab && target instanceof Element && target.closest('a')) this.close()
}

function statusText({ status }: SearchState, query: string, count: number): string {
  if (status === 'failed') return searchTexts.failed
  if (query.trim() === '') return ''
  if (status === 'loading') return searchTexts.loading
  if (count === 0) return searchTexts.none
  return searchTexts.found(count) + (count > mostShown ? ` ${searchTexts.best(mostShown)}` : '')
}
