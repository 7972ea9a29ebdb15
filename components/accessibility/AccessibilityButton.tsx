import { createElement, useCallback, useEffect, useState } from 'react'
import { Icon } from '#components/icon/Icon.tsx'
import { adjustmentsRegionLabel, openAdjustmentsLabel } from '#content/accessibility.ts'
import { wasPressedEarly } from '#renderer/boot/early-press.ts'

type Panel = typeof import('./AccessibilityPanel.tsx').AccessibilityPanel

const loadPanel = () => import('./AccessibilityPanel.tsx')
/** Failures show when the panel is opened. */
const preloadPanel = () => void loadPanel().catch(() => {})

const buttonId = 'adjustments'

/**
 * The floating button of every page. The panel, its styles and all profiles are fetched when it is
 * pointed at, focused or pressed. Not shown without scripts.
 */
export function AccessibilityButton() {
  const [opened, setOpened] = useState<{ Panel: Panel }>()
  const open = useCallback(
    () =>
      void loadPanel().then(
        ({ AccessibilityPanel }) => setOpened({ Panel: AccessibilityPanel }),
        // Its code cannot be had: the button stays, and may be pressed again.
        () => {},
      ),
    [],
  )
  useEffect(() => {
    if (wasPressedEarly(buttonId)) open()
  }, [open])
  return (
    <>
      <aside className="adjustments" aria-label={adjustmentsRegionLabel}>
        <button
          type="button"
          id={buttonId}
          className="adjustments__button"
          aria-label={openAdjustmentsLabel}
          aria-haspopup="dialog"
          data-early=""
          onPointerEnter={preloadPanel}
          onFocus={preloadPanel}
          onClick={open}
        >
          <Icon name="person" />
        </button>
      </aside>
      {opened && createElement(opened.Panel, { onClose: () => setOpened(undefined) })}
    </>
  )
}
