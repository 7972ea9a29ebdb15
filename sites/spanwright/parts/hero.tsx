import { useEffect, useRef } from 'react'
import { Html } from '#components/html/Html.tsx'
import type { HeroFigure } from '#components/slots/contract.ts'
import { announce } from '#components/app/announcer.ts'
import { wholeStyles } from '#components/app/whole-styles.ts'
import { loadPressed, wasPressedBefore } from '#components/late-code/load-pressed.ts'

const live = () => import('./bridge/live.ts')
const styledLive = () => Promise.all([live(), wholeStyles()]).then(([code]) => code)

/** Identifies the bridge if the page has to be reloaded to get its code. */
const pressed = 'bridge'

/**
 * The bridge that visitors can load. Its code is fetched when the bridge is hovered, touched or focused; it then
 * changes the drawing's attributes directly, bypassing React.
 */
export default function Bridge({ name, figure, failed }: HeroFigure) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current!
    const words = element.querySelector('.bridge__state')!
    const before = words.textContent
    const left = new AbortController()
    // The drawing may be tapped before the code has loaded.
    let tap: MouseEvent | undefined
    const attach = (loaded: ReturnType<typeof live>) =>
      void loaded.then(
        ({ attachBridge }) => {
          if (words.textContent === failed) words.textContent = before
          return attachBridge(element, left.signal, tap)
        },
        () => {
          words.textContent = failed
          announce(failed)
        },
      )
    const load = () => attach(styledLive())
    for (const type of ['pointerenter', 'focusin'])
      element.addEventListener(type, load, { signal: left.signal })
    const press = () => attach(loadPressed(pressed, live))
    for (const type of ['pointerdown', 'input'])
      element.addEventListener(type, press, { signal: left.signal })
    const drawing = element.querySelector('svg')
    drawing?.addEventListener('click', (event) => (tap = event), { signal: left.signal })
    // A link with names (bridge/names.ts).
    const named = () => {
      if (location.hash.startsWith('#bridge=')) load()
    }
    addEventListener('hashchange', named, { signal: left.signal })
    named()
    if (wasPressedBefore(pressed)) press()
    // The event that started the app may have been meant for the bridge.
    if (element.matches(':hover, :focus-within')) load()
    return () => left.abort()
  }, [failed])
  return (
    <div className="bridge" role="group" aria-label={name} ref={frame}>
      <Html as="div" of={figure} />
    </div>
  )
}
