interface Rules {
  createScriptURL: (url: string) => string
}

/**
 * Hydrates the app: once the browser has been idle for a moment after the load event, so that nothing competes
 * with the first paint, or at the first touch, pointer, key or focus event, whichever comes first. Until then the
 * pre-rendered page works on its own: a click on a link is an ordinary page load, and a press of a button
 * with `data-early` (by its value or, if empty, the button's id) or the submission of a form is remembered
 * (early-press.ts). Runs inlined (see engine/finish/finish-html.ts), so it must not refer to anything outside itself.
 *
 * @param entry The module that hydrates the page.
 * @param modules Its imports, fetched in parallel. The first runs before the entry, in its own task:
 * together they would be the longest task of a page's start.
 * @param stylesheet The whole stylesheet. The page has only the styles of what it shows first, inlined.
 */
export function startApp(entry: string, modules: readonly string[], stylesheet: string): void {
  const { dataset } = document.documentElement
  // At the end of the page: a stylesheet inserted before another makes browsers look up all fonts again, and fonts
  // that were too late for the first paint would then move the text.
  const append = <Name extends 'link' | 'script'>(name: Name, attributes: object) =>
    (document.body ?? document.head).appendChild(Object.assign(document.createElement(name), attributes))
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules }
  }
  const left = [...modules.slice(0, 1), entry]
  // The policy allows these and nothing else.
  const rules: Rules = { createScriptURL: () => left.shift()! }
  const start = (interaction?: Event) => {
    // Some browsers send `pointermove` for a pointer that merely rests where the page appears.
    if (
      dataset['app'] ||
      (interaction instanceof MouseEvent &&
        interaction.type === 'pointermove' &&
        !interaction.movementX &&
        !interaction.movementY)
    )
      return
    dataset['app'] = 'started'
    for (const href of [entry, ...modules]) append('link', { rel: 'modulepreload', href })
    const policy = trustedTypes?.createPolicy('boot', rules) ?? rules
    // If a file can't be loaded, the page stays as it is: readable, with ordinary links. Uses elements,
    // because 'strict-dynamic' forbids imports from an inline script (CSP 3, section 6.7.1.1).
    const runNext = () => {
      const [src] = left
      if (src)
        append('script', { type: 'module', src: policy.createScriptURL(src) }).addEventListener(
          'load',
          runNext,
        )
    }
    // If it starts without an interaction, the app fetches this at the first one (components/app/whole-styles.ts).
    if (interaction) append('link', { rel: 'stylesheet', href: stylesheet }).addEventListener('load', runNext)
    else runNext()
  }
  // Without its stylesheet, what is below the first screen would stay hidden (engine/finish/page-styles.ts).
  const onLostStyles = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      append('link', { rel: 'stylesheet', href: stylesheet })
  }
  addEventListener('error', onLostStyles, { capture: true, once: true })
  const startWhenIdle = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => start(), { timeout: 200 })
    else start()
  }
  const onClick = (event: Event) => {
    const { target } = event
    if (dataset['app'] === 'hydrated' || !(target instanceof Element)) return
    // Vike would hold the link back until hydration, which may never happen.
    if (target.closest('a')) event.stopPropagation()
    const button = target.closest<HTMLElement>('button[data-early]')
    if (button) dataset['pressed'] = button.dataset['early'] || button.id
  }
  addEventListener('click', onClick, true)
  // React prevents what it handles; otherwise the form's code is still to come, even if the app has been hydrated.
  addEventListener('submit', ({ defaultPrevented, target }) => {
    if (!defaultPrevented) dataset['pressed'] = (target as HTMLFormElement).id
  })
  // If code can't be loaded (Vike marks such errors) or was cut off, the page stays as it is.
  const onError = (event: Event & { error?: unknown; reason?: unknown }) => {
    const error = event.error ?? event.reason
    if (error instanceof Error && (error instanceof SyntaxError || '_isAssetsError' in error))
      event.preventDefault()
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onError)
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])
    addEventListener(type, start, { passive: true })
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  // Visitors who save data, or whose connection is as slow as 2G, get the app at their first touch (Network
  // Information API).
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  // After the first paint, and in time for the cookie banner, which is due a second after loading.
  addEventListener('load', () => setTimeout(startWhenIdle, 400))
}
