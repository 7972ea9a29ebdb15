import { createContext, use, useMemo, type ComponentProps, type ReactNode } from 'react'
import type { Location, Navigator } from 'react-router-dom'
import { withBase } from '#model/base-path.ts'

/**
 * Replaces react-router-dom in the browser. Vike does the routing there, so all that is left of React Router is its
 * markup and the location; the server renders with the real one, and a test compares the DOM of both on every page.
 * An import that this file doesn't export fails the build: to use more of React Router, remove its line in
 * client-stand-ins.ts.
 */
type RouterLocation = Pick<Location, 'pathname' | 'search' | 'hash'>

const RouterContext = createContext<{ location: RouterLocation; navigator: Navigator } | null>(null)

function useRouter() {
  const router = use(RouterContext)
  if (!router) throw new Error('React Router’s components work inside <Router> only')
  return router
}

interface RouterProps {
  children: ReactNode
  location: RouterLocation
  navigator: Navigator
}

export function Router({ children, location, navigator }: RouterProps) {
  const value = useMemo(() => ({ location, navigator }), [location, navigator])
  return <RouterContext value={value}>{children}</RouterContext>
}

export const useLocation = (): RouterLocation => useRouter().location

interface LinkProps extends Pick<
  ComponentProps<'a'>,
  'children' | 'className' | 'aria-label' | 'aria-current'
> {
  to: string
  /** Accepted as in React Router, without effect: Vike handles the click, and nothing is prefetched. */
  reloadDocument?: boolean
  discover?: 'none'
}

export const Link = ({ to, children, className, ...aria }: LinkProps) => (
  <a
    aria-label={aria['aria-label']}
    aria-current={aria['aria-current']}
    className={className}
    href={withBase(to)}
  >
    {children}
  </a>
)

/** Active on the page itself and on every page below it, as in React Router. */
export function NavLink({ to, className, 'aria-current': current = 'page', ...rest }: LinkProps) {
  const { pathname } = useLocation()
  const isActive = pathname === to || (to !== '/' && pathname.startsWith(to.endsWith('/') ? to : `${to}/`))
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isActive ? current : undefined}
      className={[className, isActive && 'active'].filter(Boolean).join(' ')}
    />
  )
}
