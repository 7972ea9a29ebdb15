import type { ReactNode } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink, useLocation } from 'react-router-dom'
import type { InternalHref, RoutePath } from '#model/routes.ts'

interface LinkProps {
  children: ReactNode
  className?: string
  'aria-label'?: string
}

/**
 * A link within the site. `reloadDocument` leaves clicks to Vike, which handles all navigation; `discover="none"` keeps
 * React Router's data attribute out of the HTML.
 */
export const Link = ({ to, ...rest }: LinkProps & { to: InternalHref }) => (
  <RouterLink to={to} reloadDocument discover="none" {...rest} />
)

/**
 * A link of a menu: `aria-current` is `page` for the page itself, and `true` for the section that the page belongs to
 * (WAI-ARIA 1.2).
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
