import { interfaceTexts } from '#content/interface-texts.ts'
import { headerMenu } from '#content/navigation.ts'
import { Icon } from '#components/icon/Icon.tsx'
import { Link, NavLink } from '#components/link/Link.tsx'
import { ThemeControl } from '#components/theme-control/ThemeControl.tsx'
import { Wordmark } from '#components/wordmark/Wordmark.tsx'
import { SearchButton } from './SearchButton.tsx'

const menuId = 'menu'

/**
 * Brand, menu, theme and search. On small screens the menu is a popover, which browsers open, close and
 * give Escape and focus handling to without any script.
 */
export function Header() {
  return (
    <header className="header">
      <div className="header__inner sheet">
        <Link to="/" className="header__home" aria-label={interfaceTexts.home}>
          <Wordmark />
        </Link>
        <button type="button" className="header__toggle" popoverTarget={menuId}>
          <Icon name="menu" />
          {interfaceTexts.menu}
        </button>
        <nav className="header__nav" id={menuId} popover="auto" aria-label={interfaceTexts.mainNavigation}>
          <ul className="header__list">
            {headerMenu.map(({ label, href }) => (
              <li key={href}>
                <NavLink to={href} className="header__link">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <ThemeControl />
        </nav>
        <SearchButton />
      </div>
    </header>
  )
}
