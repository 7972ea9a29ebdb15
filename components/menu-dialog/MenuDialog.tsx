import { useEffect } from 'react'
import { Dialog } from '#components/dialog/Dialog.tsx'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import { words as menuTexts } from '#.site/words/menu.ts'
import { LanguageSwitch } from '#components/language-switch/LanguageSwitch.tsx'
import { Menu } from '#components/header-menu/Menu.tsx'

/** From here on the header shows the links itself; as in header.scss. */
const wide = '(width >= 64rem)'

/** The menu of a phone, over a page that waits until it is closed. */
export function MenuDialog({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const query = matchMedia(wide)
    query.addEventListener('change', onClose)
    return () => query.removeEventListener('change', onClose)
  }, [onClose])
  return (
    <Dialog
      className="menu"
      title={menuTexts.title}
      closeLabel={menuTexts.close}
      hasLightDismiss
      onClose={onClose}
    >
      {/* Of a form, so that its radio buttons are no group with those of the header. */}
      <form method="dialog">
        <nav aria-label={interfaceTexts.mainNavigation}>
          <Menu theme={{ chosen: document.documentElement.dataset['theme'], legend: menuTexts.theme }} />
        </nav>
        {SITE_HAS_LANGUAGES && <LanguageSwitch />}
      </form>
    </Dialog>
  )
}
