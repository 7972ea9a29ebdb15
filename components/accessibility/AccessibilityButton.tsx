import { Icon } from '#components/icon/Icon.tsx'
import { words as buttonTexts } from '#.site/words/accessibility-button.ts'
import { useLateDialog } from '#components/app/use-late-dialog.ts'

const loadPanel = () => import('./AccessibilityPanel.tsx')

/**
 * The floating button on every page. The panel, its styles and all profiles load when it is
 * hovered, focused or pressed; if they can't be loaded the button stays, and pressing it again
 * retries. Not shown without scripts.
 */
export function AccessibilityButton() {
  const { code, button, close } = useLateDialog('adjustments', loadPanel)
  return (
    <>
      <aside className="adjustments" aria-label={buttonTexts.region}>
        <button {...button} className="adjustments__button" aria-label={buttonTexts.open}>
          <Icon name="person" />
        </button>
      </aside>
      {code && <code.AccessibilityPanel onClose={close} />}
    </>
  )
}
