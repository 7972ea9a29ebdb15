import { useEffect, useRef } from 'react'
import { Html } from '#components/html/Html.tsx'
import type { RenderedHtml } from '#model/rich-text.ts'
import { announce } from '#components/app/announcer.ts'

interface BridgeProps {
  name: string
  /** The drawing, its words and its controls, complete, from the build. */
  figure: RenderedHtml
  /** Shown when the code that moves it can't be loaded. */
  failed: string
}

/**
 * The bridge that visitors can load. Its code is fetched when the bridge is hovered, touched or focused, and
 * then changes the drawing's attributes directly, bypassing React.
 */
export function Bridge({ name, figure, failed }: BridgeProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const left = new AbortController()
    const load = () =>
      void import('./live.ts').then(
        ({ attachBridge }) => attachBridge(element, left.signal),
        () => announce(failed),
      )
    for (const type of ['pointerenter', 'pointerdown', 'focusin', 'input'])
      element.addEventListener(type, load, { signal: left.signal })
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
