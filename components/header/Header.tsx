import { words as interfaceTexts } from '#.site/words/interface.ts'
import { Link } from '#components/link/Link.tsx'
import Wordmark from '#.site/parts/wordmark.ts'
import { Menu } from '#components/header-menu/Menu.tsx'
import { MenuButton } from './MenuButton.tsx'
import { SearchButton } from './SearchButton.tsx'

const menuId = 'menu'

/**
 * Brand, menu, theme and search. On small screens, the menu is a popover, for which browsers handle opening, closing,
 * Escape and focus without a script; with scripts, it is a dialog.
 */
export const Header = () => (
  <header className="header">
    <div className="header__inner sheet">
      <Link to="/" className="header__home" aria-label={interfaceTexts.home}>
        <Wordmark />
      </Link>
      <MenuButton menuId={menuId} />
      <nav className="header__nav" id={menuId} popover="auto" aria-label={interfaceTexts.mainNavigation}>
        <Menu />
      </nav>
      <SearchButton />
    </div>
  </header>
)
