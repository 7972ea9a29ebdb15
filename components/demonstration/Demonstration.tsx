import type { ComponentType, ReactNode } from 'react'
import { Button } from '#components/button/Button.tsx'
import { words as demonstrationTexts } from '#.site/words/demonstration.ts'
import { announce } from '#components/app/announcer.ts'
import { LateFailure } from '#components/late-code/LateFailure.tsx'
import { useLateCode } from '#components/late-code/use-late-code.ts'

interface DemonstrationProps {
  /** The id of its button. */
  id: string
  name: string
  /** A worked example, rendered by the build; shown before the first use, and without scripts. */
  children: ReactNode
  /** Loads the interactive part. */
  load: () => Promise<ComponentType>
}

function takeFocus(frame: HTMLElement | null): void {
  if (!frame) return
  frame.focus()
  announce(demonstrationTexts.ready)
}

/**
 * A figure that visitors can try out. Its code and styles load when the button is hovered, focused or pressed; once
 * pressed, the live part replaces the figure and takes the focus.
 */
export function Demonstration({ id, name, children, load }: DemonstrationProps) {
  const { code: Live, hasFailed, button, retry } = useLateCode(id, load)
  if (Live) {
    return (
      <div className="demo demo--live" ref={takeFocus} tabIndex={-1} role="group" aria-label={name}>
        <Live />
      </div>
    )
  }
  return (
    <div className="demo">
      <div className="demo__try">
        <Button {...button} aria-label={`${demonstrationTexts.open}: ${name}`}>
          {demonstrationTexts.open}
        </Button>
        <p className="fine-print">{demonstrationTexts.note}</p>
      </div>
      {hasFailed && <LateFailure retry={retry}>{demonstrationTexts.failed}</LateFailure>}
      {children}
    </div>
  )
}
