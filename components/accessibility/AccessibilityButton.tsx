import { Icon } from '#components/icon/Icon.tsx'
import { words as buttonTexts } from '#.site/words/accessibility-button.ts'
import { LateFailure } from '#components/late-code/LateFailure.tsx'
import { useLateCode } from '#components/late-code/use-late-code.ts'

const loadPanel = () => import('./AccessibilityPanel.tsx')

/**
 * The floating button on every page. The panel, its styles and all profiles load when the button is hovered,
 * focused or pressed; if they can't be loaded, the button stays, and pressing it again retries. Not shown without
 * scripts.
 */
export function AccessibilityButton() {
  const { code, hasFailed, button, retry, close } = useLateCode('adjustments', loadPanel)
  return (
    <aside className="adjustments" aria-label={buttonTexts.region}>
      <button
        {...button}
        aria-haspopup="dialog"
        className="adjustments__button"
        aria-label={buttonTexts.open}
      >
        <Icon name="person" />
      </button>
      {hasFailed && <LateFailure retry={retry} />}
      {code && <code.AccessibilityPanel onClose={close} />}
    </aside>
  )
}
