import { headerMenu, isOutside } from '#model/navigation.ts'
import { NavLink } from '#components/link/Link.tsx'
import { ThemeControl, type ThemeControlProps } from '#components/theme-control/ThemeControl.tsx'

/** The links of the main navigation and the theme control, in the header and in a phone's menu. */
export const Menu = ({ theme }: { theme?: ThemeControlProps }) => (
  <>
    <ul className="header__list">
      {headerMenu.map(({ label, href }) => (
        <li key={href}>
          {isOutside(href) ? (
            <a className="header__link" href={href} rel="external">
              {label}
            </a>
          ) : (
            <NavLink to={href} className="header__link">
              {label}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
    <ThemeControl {...theme} />
  </>
)
