import type { ComponentType } from 'react'
import { Button } from '#components/button/Button.tsx'
import { LateFailure } from '#components/late-code/LateFailure.tsx'
import { useLateCode } from '#components/late-code/use-late-code.ts'

interface PlayProps {
  /** What there is to do, as the label of the button and of the part that it opens. */
  name: string
  /** Loads the interactive part. */
  load: () => Promise<ComponentType>
}

const takeFocus = (frame: HTMLElement | null) => frame?.focus()

/**
 * Lets visitors try what the drawing above shows. Code and styles load when the button is hovered, focused or pressed;
 * once pressed, the interactive part replaces it and takes the focus. Without scripts and on paper, there is only the
 * drawing.
 */
export function Play({ name, load }: PlayProps) {
  const { code: Live, hasFailed, button, retry } = useLateCode('play', load)
  return (
    <div className="play sheet">
      {Live ? (
        <div className="demo" ref={takeFocus} tabIndex={-1} role="group" aria-label={name}>
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
