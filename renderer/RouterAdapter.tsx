import type { ReactNode } from 'react'
import { Router, type Navigator } from 'react-router-dom'
import { usePageContext } from 'vike-react/usePageContext'
import { navigate } from 'vike/client/router'
import { withBase } from '#model/base-path.ts'

const toHref = (to: Parameters<Navigator['createHref']>[0]): string =>
  withBase(typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`)

/** React Router's navigation on top of Vike's; only Vike changes the history. */
const navigator: Navigator = {
  createHref: toHref,
  push: (to) => void navigate(toHref(to)),
  replace: (to) => void navigate(toHref(to), { overwriteLastHistoryEntry: true }),
  go: (delta) => window.history.go(delta),
}

/** Lets components use React Router's `Link`, `NavLink` and `useLocation`. */
export function RouterAdapter({ children }: { children: ReactNode }) {
  const { urlParsed } = usePageContext()
  const location = {
    pathname: urlParsed.pathname,
    search: urlParsed.searchOriginal ?? '',
    // HTTP requests carry no hash, and Vike warns if the server reads it.
    hash: import.meta.env.SSR ? '' : (urlParsed.hashOriginal ?? ''),
  }
  return (
    <Router location={location} navigator={navigator} static={import.meta.env.SSR}>
      {children}
    </Router>
  )
}
