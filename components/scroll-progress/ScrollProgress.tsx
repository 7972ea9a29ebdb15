import { useEffect, useRef } from 'react'

/** The bar appears once this many pixels have been scrolled. */
const appearsAfterPx = 100

/**
 * The thin bar on the window's inline-end edge. Where the browser has scroll timelines, CSS moves it; elsewhere, this
 * listener sets the same two values.
 */
export function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return undefined
    let frame = 0
    const draw = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      const progress = scrollY / Math.max(1, scrollHeight - clientHeight)
      bar.current?.style.setProperty('--scroll', String(progress))
      bar.current?.toggleAttribute('data-visible', scrollY > appearsAfterPx)
    }
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(draw)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [])

  return <div ref={bar} className="scroll-progress" aria-hidden="true" />
}
