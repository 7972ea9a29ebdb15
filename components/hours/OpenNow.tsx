import { useEffect, useState } from 'react'
import { room } from '#.site/hours.ts'
import { site } from '#model/site.ts'

const noop = () => {}

/**
 * When somebody is there, in words, and whether that is now. Only the browser knows the time, so the line under the
 * words has room for the longest that it may say; its code loads after hydration.
 */
export function OpenNow() {
  const [text, setText] = useState('')
  useEffect(() => {
    let [stop, isGone] = [noop, false]
    const start = async () => {
      const { watchOpening } = await import('./watch-opening.ts')
      if (!isGone) stop = watchOpening(setText)
    }
    // Without the code, the hours stay as they are in words.
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
