import { useEffect, useRef, type ComponentType } from 'react'
import { Button } from '#components/button/Button.tsx'
import { LateFailure } from '#components/late-code/LateFailure.tsx'
import { useLateCode } from '#components/late-code/use-late-code.ts'

interface PlayProps {
  /** What there is to do, on the button and as the name of what it opens. */
  name: string
  /** Loads what visitors do with the drawing. */
  load: () => Promise<ComponentType>
}

/**
 * Lets visitors do what the drawing above says. Without scripts and on paper the drawing stands alone; the code and
 * its styles load when the button is hovered, focused or pressed, and what they show takes its place and the focus.
 */
export function Play({ name, load }: PlayProps) {
  const { code: Live, hasFailed, button, retry } = useLateCode('play', load)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Live) frame.current?.focus()
  }, [Live])
  return (
    <div className="play sheet">
      {Live ? (
        <div className="demo" ref={frame} tabIndex={-1} role="group" aria-label={name}>
          <Live />
        </div>
      ) : (
        <Button {...button} variant="outline">
          {name}
        </Button>
      )}
      {hasFailed && <LateFailure retry={retry} />}
    </div>
  )
}
