import { useEffect, useRef } from 'react'
import { Html } from '#components/html/Html.tsx'
import type { RenderedHtml } from '#content/schemas/rich-text.ts'

/**
 * The bridge you can load. The build draws it complete; what moves it is fetched when it is pointed at,
 * touched or focused, and then works on the drawing's own attributes, past React.
 */
export function Bridge({ name, figure }: { name: string; figure: RenderedHtml }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const left = new AbortController()
    const load = () =>
      void import('./live.ts').then(
        ({ attachBridge }) => attachBridge(element, left.signal),
        // Its code cannot be had: the drawing stays, and the next touch tries again.
        () => {},
      )
    for (const type of ['pointerenter', 'pointerdown', 'focusin'])
      element.addEventListener(type, load, { signal: left.signal })
    // The touch that started the app may have been for the bridge.
    if (element.matches(':hover, :focus-within')) load()
    return () => left.abort()
  }, [])
  return (
    <div className="bridge" role="group" aria-label={name} ref={frame}>
      <Html as="div" of={figure} />
    </div>
  )
}
