import { useEffect, useRef } from 'react'
import { Html } from '#components/html/Html.tsx'
import type { RenderedHtml } from '#content/schemas/rich-text.ts'
import { announce } from '#components/app/announcer.ts'

interface BridgeProps {
  name: string
  /** The drawing, its words and its controls, complete, from the build. */
  figure: RenderedHtml
  /** Said when the code that moves it cannot be had. */
  failed: string
}

/**
 * The bridge that can be loaded. What moves it is fetched when it is pointed at, touched or focused, and
 * then works on the drawing's own attributes, past React.
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
    // What started the app may have been meant for the bridge.
    if (element.matches(':hover, :focus-within')) load()
    return () => left.abort()
  }, [failed])
  return (
    <div className="bridge" role="group" aria-label={name} ref={frame}>
      <Html as="div" of={figure} />
    </div>
  )
}
