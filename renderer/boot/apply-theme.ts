import { themeStorageKey } from '#model/theme.ts'

/**
 * Applies the stored theme before the first paint and lets the theme control change it. Runs inlined in the head
 * (see head-script.ts), so it must not refer to anything outside itself.
 *
 * The control consists of plain radio buttons: this listener makes them work before React has loaded. A
 * malformed stored value, or blocked storage, reads as "system".
 */
function applyTheme(storageKey: string): void {
  const root = document.documentElement
  const themes = new Set(['dark', 'light'])
  const read = () => {
    try {
      return localStorage.getItem(storageKey) ?? ''
    } catch {
      return ''
    }
  }
  const forcedColors = matchMedia('(forced-colors: active)')
  let theme = ''
  const show = () => {
    const chosen = themes.has(theme) ? theme : ''
    // The system's own colors may be the opposite of the chosen theme, whose drawings could not be seen on them.
    if (chosen && !forcedColors.matches) root.dataset['theme'] = chosen
    else delete root.dataset['theme']
    for (const input of document.querySelectorAll<HTMLInputElement>('[name=theme]')) {
      input.checked = input.value === (chosen || 'system')
    }
  }

  const recall = () => {
    theme = read()
    show()
  }

  root.classList.add('js')
  // Not before the first frame: storage is read from another process, and the parser would wait for it.
  requestAnimationFrame(() => {
    recall()
    // The buttons may come after the first frame.
    document.addEventListener('DOMContentLoaded', show)
    forcedColors.addEventListener('change', show)
    // Another tab changed the theme.
    addEventListener('storage', (event) => {
      if (event.key === storageKey) recall()
    })
    document.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'theme') return
      // Lets the button repaint first: changing all colors takes long on a slow phone.
      theme = target.value
      requestAnimationFrame(() => setTimeout(show))
      try {
        if (themes.has(theme)) localStorage.setItem(storageKey, theme)
        else localStorage.removeItem(storageKey)
      } catch {
        // Storage is blocked: the choice lasts until the visitor leaves the page.
      }
    })
  })
}

/** Source of the inline script that applies the theme. */
export const themeScript = `(${applyTheme.toString()})(${JSON.stringify(themeStorageKey)})`
