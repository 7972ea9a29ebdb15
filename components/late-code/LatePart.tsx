import { useEffect, useState, type ReactNode } from 'react'
import { LateFailure } from './LateFailure.tsx'
import { loadPressed } from './load-pressed.ts'

interface LatePartProps<Code> {
  /** Names it when the page has to be reloaded for it. */
  id: string
  /** Imports the code; the same function at every render. */
  load: () => Promise<Code>
  isWanted: boolean
  /** Shows it. */
  children: (code: Code) => ReactNode
  /** Called if the code can't be loaded; from then on a message says so. */
  onFailure: () => void
  retry: () => void
}

/** A part that several buttons open, whose code loads when it is first wanted. */
export function LatePart<Code>({ id, load, isWanted, children, onFailure, retry }: LatePartProps<Code>) {
  const [code, setCode] = useState<{ module: Code }>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!isWanted || code) return
    setHasFailed(false)
    loadPressed(id, load).then(
      (module) => setCode({ module }),
      () => {
        onFailure()
        setHasFailed(true)
      },
    )
  }, [id, load, isWanted, code, onFailure])
  if (isWanted && code) return children(code.module)
  return (
    hasFailed && (
      <div className="late-part">
        <LateFailure retry={retry} />
      </div>
    )
  )
}
