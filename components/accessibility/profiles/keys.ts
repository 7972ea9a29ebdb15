/** Elements that use letters or arrow keys themselves. */
const usesKeys = 'input, select, textarea, [contenteditable], [role="slider"], [role="listbox"]'

/** Whether a key belongs to a field, to the browser or to an assistive technology. */
export const isTyping = ({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(usesKeys) !== null)

/** Whether a dialog or a menu is open over the page: keys are meant for that. */
export const isLayerOpen = (): boolean => document.querySelector('dialog[open], :popover-open') !== null
