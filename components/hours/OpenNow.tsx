import { useEffect, useState } from 'react'
import { schedule } from '#.site/hours.ts'
import { words } from '#.site/words/open-now.ts'
import { fill } from '#model/fill.ts'
import { openingAt, type Opening } from '#model/opening.ts'
import { site } from '#model/site.ts'

const minute = 60_000

/** What is said of an opening. */
export function openingText(opening: Opening): string {
  if (opening.isOpen)
    return opening.until === undefined ? words.always : fill(words.until, { time: opening.until })
  const { time, day } = opening
  if (time === undefined) return words.closed
  return day === undefined ? fill(words.opensToday, { time }) : fill(words.opens, { day, time })
}

/** The longest that it may say: the line has room for it before the app knows the time. */
function longest(): string {
  const to = (texts: readonly string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a), '')
  const time = to(Object.values(schedule.times))
  const day = to([...schedule.days, ...Object.values(schedule.dates)])
  return to([
    openingText({ isOpen: true, until: time, changes: 0 }),
    openingText({ isOpen: true, changes: 0 }),
    openingText({ isOpen: false, day, time, changes: 0 }),
  ])
}

/** When somebody is there, in words, and whether that is now: the browser's clock, on the clocks of the firm. */
export function OpenNow() {
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const now = Date.now()
      const next = openingAt(schedule, Math.floor(now / minute))
      setOpening(next)
      // Timers wait while a computer sleeps, and take no more than 24 days.
      timer = setTimeout(look, Math.min(next.changes * minute - now, 60 * minute))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return (
    <>
      <span>{site.hours}</span>
      <span className="open-now" data-room={longest()}>
        {opening && <strong>{openingText(opening)}</strong>}
      </span>
    </>
  )
}
