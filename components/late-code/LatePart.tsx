import { useEffect, useState, type ReactNode } from 'react'
import { LateFailure } from './LateFailure.tsx'
import { loadPressed } from './load-pressed.ts'

interface LatePartProps<Code> {
  /** Stands for all of its buttons (see {@link loadPressed}). */
  id: string
  /** Imports the code; must be the same function on every render. */
  load: () => Promise<Code>
  isWanted: boolean
  /** Renders the part. */
  children: (code: Code) => ReactNode
  /** Called with `cancel` if the code can't be loaded, and with `open` when the visitor retries. */
  send: (type: 'open' | 'cancel') => void
}

/** A part that several buttons open. Its code loads when it is first wanted. */
export function LatePart<Code>({ id, load, isWanted, children, send }: LatePartProps<Code>) {
  const [code, setCode] = useState<{ module: Code }>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!isWanted || code) return
    loadPressed(id, load).then(
      (module) => setCode({ module }),
      () => {
        send('cancel')
        setHasFailed(true)
      },
    )
  }, [id, load, isWanted, code, send])
  if (code) return isWanted && children(code.module)
  return (
    hasFailed &&
    !isWanted && (
      <div className="late-part">
        <LateFailure retry={() => send('open')} />
      </div>
    )
  )
}
