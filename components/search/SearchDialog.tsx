import { useCallback, useEffect, useId, useState } from 'react'
import { Button } from '#components/button/Button.tsx'
import { Dialog } from '#components/dialog/Dialog.tsx'
import { Link } from '#components/link/Link.tsx'
import { words as searchTexts } from '#.site/words/search.ts'
import { words as searchTool } from '#.site/words/search-tool.ts'
import { pageList } from '#model/search.ts'
import { loadSearch } from './load-search.ts'
import { moveFocus } from './move-focus.ts'
import { mostShown, statusText, type SearchState } from './status.ts'

/**
 * A field and a plain list of links, which every screen reader handles well. A live region inside the dialog announces
 * results, because screen readers ignore regions outside a modal dialog.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const [state, retry] = useSearch()
  const id = useId()

  const retryAtField = () => {
    // The pressed button is about to be removed.
    document.querySelector<HTMLElement>('.search__field')?.focus()
    retry()
  }

  const found = typeof state === 'string' ? [] : state.find(query)

  return (
    <Dialog
      className="search"
      title={searchTexts.title}
      closeLabel={searchTexts.close}
      onClose={onClose}
      onKeyDown={moveFocus}
    >
      <form
        ref={declare}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          document.querySelector<HTMLElement>('.search__link')?.click()
        }}
      >
        <label htmlFor={`${id}field`} className="field__label">
          {searchTexts.field}
        </label>
        <input
          id={`${id}field`}
          name="words"
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
          {found.slice(0, mostShown).map(({ path, href, title, summary }) => (
            <li key={path} className="search__result">
              <Link to={href} className="search__link">
                {title}
              </Link>
              <p className="search__summary">{summary}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="search__actions">
        {state === 'failed' && (
          <Button variant="outline" onClick={retryAtField}>
            {searchTexts.retry}
          </Button>
        )}
        <Link to={pageList.href} className="search__all">
          {pageList.label}
        </Link>
      </div>
    </Dialog>
  )
}

/** The search, loaded on first render, and a function that retries after a failure. */
function useSearch(): [state: SearchState, retry: () => void] {
  const [state, setState] = useState<SearchState>('loading')
  const load = useCallback(() => void loadSearch().then(setState, () => setState('failed')), [])
  useEffect(load, [load])
  const retry = () => {
    setState('loading')
    load()
  }
  return [state, retry]
}

/**
 * Declares the form to the browser's agent by the attributes of WebMCP
 * (https://github.com/webmachinelearning/webmcp), if the browser knows them; elsewhere they are invalid HTML. The tool's
 * parameters are the fields, by their names and labels. An agent can fill in the form, but only the visitor sends it.
 */
function declare(form: HTMLFormElement | null): void {
  if (!('modelContext' in document)) return
  for (const [name, value] of Object.entries(searchTool)) form?.setAttribute(name, value)
}
