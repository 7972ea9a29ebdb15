interface Rules {
  createScript: (text: string) => string
}

/**
 * Loads the whole stylesheet, of which the page has a part inlined, then hydrates the app: when the
 * browser is idle after the load event, or at the first touch, pointer or key, whichever comes
 * first. Until then the pre-rendered page works by itself: a click on a link is an ordinary page load,
 * and a press of a button with `data-early` is remembered until hydration (early-press.ts). Runs
 * inlined (see scripts/build/finish-html.ts), so it must refer to nothing outside itself.
 *
 * @param script The element that runs. Its `data-app` names the page's files: the module that
 *   hydrates, what that imports, and the whole stylesheet, which the app and the next pages need.
 */
export function startApp(script: HTMLScriptElement): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules }
  }
  const { app = '' } = script.dataset
  // A script that the parser puts in is not async, one that is added is (HTML, 4.12.1.1).
  if (!script.async) {
    // Under 'strict-dynamic' the first may import nothing, but what it adds may (CSP 3, section
    // 6.7.1.1). So it adds itself, which its own hash allows.
    const own = { createScript: () => script.text }
    const copy = document.createElement('script')
    copy.dataset['app'] = app
    copy.text = (trustedTypes?.createPolicy('boot', own) ?? own).createScript('')
    script.replaceWith(copy)
    return
  }
  const [entry, modules, stylesheet] = JSON.parse(app) as [string, string[], string]
  const { dataset } = document.documentElement
  const start = () => {
    if (dataset['app']) return
    dataset['app'] = 'started'
    const link = (rel: string, href: string) => {
      const element = document.createElement('link')
      element.rel = rel
      element.href = href
      document.head.append(element)
      return element
    }
    for (const href of modules) link('modulepreload', href)
    // A file that cannot be had leaves the page as it is: readable, with ordinary links.
    link('stylesheet', stylesheet).addEventListener('load', () => void import(entry).catch(() => {}))
  }
  const startWhenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 3000 })
    else setTimeout(start, 300)
  }
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[data-early]')
    if (button && dataset['app'] !== 'hydrated') dataset['pressed'] = button.id
  })
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown'])
    addEventListener(type, start, { once: true, passive: true })
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle)
}
