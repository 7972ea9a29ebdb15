import type { ReactNode } from 'react'
import { Button } from '#components/button/Button.tsx'
import { words as texts } from '#.site/words/late-code.ts'

interface LateFailureProps {
  retry: () => void
  /** What failed, in words; by default, a part of the page. */
  children?: ReactNode
}

/**
 * Says that a part of the page could not be loaded, and offers to try again or to reload the page, after which the
 * browser and the form's draft restore what was typed.
 */
export const LateFailure = ({ retry, children = texts.failed }: LateFailureProps) => (
  <div role="alert" className="late-failure">
    <p>{children}</p>
    <p className="late-failure__actions">
      <Button onClick={retry}>{texts.retry}</Button>
      <Button variant="outline" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </p>
  </div>
)
