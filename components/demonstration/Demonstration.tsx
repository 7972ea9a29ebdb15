import { createElement, useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import { Button } from '#components/button/Button.tsx'
import { Html } from '#components/html/Html.tsx'
import type { RenderedHtml } from '#model/rich-text.ts'
import { words as demonstrationTexts } from '#.site/words/demonstration.ts'
import { announce } from '#components/app/announcer.ts'
import { wholeStyles } from '#components/app/whole-styles.ts'
import { wasPressedEarly } from '#components/app/early-press.ts'

interface DemonstrationProps {
  /** The id of its button, and its part of ids within. */
  id: string
  name: string
  /** A worked example, drawn at build time: shown without scripts, and before the first use. */
  figure: RenderedHtml
  /** Loads the interactive part. */
  load: () => Promise<ComponentType>
}

/**
 * A figure that visitors can try out. Its code and styles load when the button is hovered, focused or
 * pressed; then the live part replaces the figure and takes the focus.
 */
export function Demonstration({ id, name, figure, load }: DemonstrationProps) {
  const [live, setLive] = useState<{ Live: ComponentType }>()
  const frame = useRef<HTMLDivElement>(null)
  const open = useCallback(
    () =>
      void Promise.all([load(), wholeStyles()]).then(
        ([Live]) => setLive({ Live }),
        // Its code can't be loaded: the figure stays, and pressing the button again retries.
        () => announce(demonstrationTexts.failed),
      ),
    [load],
  )
  useEffect(() => {
    if (wasPressedEarly(id)) open()
  }, [id, open])
  useEffect(() => {
    if (!live) return
    frame.current?.focus()
    announce(demonstrationTexts.ready)
  }, [live])

  if (live) {
    return (
      <div className="demo demo--live" ref={frame} tabIndex={-1} role="group" aria-label={name}>
        {createElement(live.Live)}
      </div>
    )
  }
  const preload = () => void load().catch(() => {})
  return (
    <div className="demo">
      <div className="demo__try">
        <Button
          id={id}
          aria-label={`${demonstrationTexts.open}: ${name}`}
          data-early=""
          onPointerEnter={preload}
          onFocus={preload}
          onClick={open}
        >
          {demonstrationTexts.open}
        </Button>
        <p className="fine-print">{demonstrationTexts.note}</p>
      </div>
      <Html as="div" of={figure} />
    </div>
  )
}
