import { useEffect } from 'react'
import { Dialog } from '#components/dialog/Dialog.tsx'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import { words as menuTexts } from '#.site/words/menu.ts'
import { LanguageSwitch } from '#components/language-switch/LanguageSwitch.tsx'
import { Menu } from '#components/header-menu/Menu.tsx'

/** Where the header shows the links itself, as in header.scss. */
const wide = '(width >= 64rem)'

/** A phone's menu. */
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
      {/* In a form, so that its radio buttons don't form a group with those of the header. */}
      <form method="dialog">
        <nav aria-label={interfaceTexts.mainNavigation}>
          <Menu theme={{ chosen: document.documentElement.dataset['theme'], legend: menuTexts.theme }} />
        </nav>
        {SITE_HAS_LANGUAGES && <LanguageSwitch />}
      </form>
    </Dialog>
  )
}
