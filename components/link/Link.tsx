import type { InternalHref } from '#model/routes.ts'
import type { ReactNode } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink, useLocation } from 'react-router-dom'
import type { RoutePath } from '#model/routes.ts'

interface LinkProps {
  children: ReactNode
  className?: string
  'aria-label'?: string
}

/**
 * A link within the site. `reloadDocument` leaves the click to Vike's listener, the one source of
 * truth for navigation; `discover="none"` keeps React Router's data attribute out of the HTML.
 */
export function Link({ to, ...rest }: LinkProps & { to: InternalHref }) {
  return <RouterLink to={to} reloadDocument discover="none" {...rest} />
}

/**
 * A link of a menu: `aria-current="page"` on the page itself, `"true"` on the section that the page
 * belongs to (WAI-ARIA 1.2, aria-current).
 */
export function NavLink({ to, ...rest }: LinkProps & { to: RoutePath }) {
  const { pathname } = useLocation()
  return (
    <RouterNavLink
      to={to}
      aria-current={pathname === to ? 'page' : 'true'}
      reloadDocument
      discover="none"
      {...rest}
    />
  )
}
