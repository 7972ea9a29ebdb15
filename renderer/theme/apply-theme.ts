/**
 * Applies the stored theme before the first paint and lets the theme control change it. It runs
 * inlined in the head (see script.ts), so it must not refer to anything outside itself.
 *
 * The control consists of plain radio buttons: this listener makes them work before React has loaded. A
 * malformed stored value, or blocked storage, reads as "system".
 */
export function applyTheme(storageKey: string): void {
  const root = document.documentElement
  const themes = new Set(['dark', 'light'])
  const read = () => {
    try {
      return localStorage.getItem(storageKey) ?? ''
    } catch {
      return ''
    }
  }
  const show = (theme: string) => {
    if (themes.has(theme)) root.dataset['theme'] = theme
    else delete root.dataset['theme']
    for (const input of document.querySelectorAll<HTMLInputElement>('[name=theme]')) {
      input.checked = input.value === (root.dataset['theme'] ?? 'system')
    }
  }

  root.classList.add('js')
  show(read())
  document.addEventListener('DOMContentLoaded', () => show(read()))
  // Another tab changed the theme.
  addEventListener('storage', (event) => {
    if (event.key === storageKey) show(read())
  })
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return
    // The button first: changing all colors at once takes long on a slow phone.
    requestAnimationFrame(() => setTimeout(show, 0, target.value))
    try {
      if (themes.has(target.value)) localStorage.setItem(storageKey, target.value)
      else localStorage.removeItem(storageKey)
    } catch {
      // Storage is blocked: the choice lasts until the visitor leaves the page.
    }
  })
}
