import { useEffect, useState } from 'react'
import { room } from '#.site/hours.ts'
import { site } from '#model/site.ts'

const noop = () => {}

/**
 * The opening hours in words, and whether the firm is open now. Only the browser knows the time, so that line's code
 * loads after hydration; until then, it has room for the longest text.
 */
export function OpenNow() {
  const [text, setText] = useState('')
  useEffect(() => {
    let [stop, isGone] = [noop, false]
    const start = async () => {
      const { watchOpening } = await import('./watch-opening.ts')
      if (!isGone) stop = watchOpening(setText)
    }
    // If the code can't be loaded, only the hours in words are shown.
    void start().catch(noop)
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return (
    <>
      <span>{site.hours}</span>
      <span className="open-now" data-room={room}>
        {text && <strong>{text}</strong>}
      </span>
    </>
  )
}
