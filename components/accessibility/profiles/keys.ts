/** Elements that respond to letters or arrow keys themselves. */
const usesKeys = 'input, select, textarea, [contenteditable], [role="slider"], [role="listbox"]'

/** Whether a key press is for a field, the browser or an assistive technology. */
export const isTyping = ({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(usesKeys) !== null)

/** Whether a dialog or a menu is open over the page, which keys are then meant for. */
export const isLayerOpen = (): boolean => document.querySelector('dialog[open], :popover-open') !== null
