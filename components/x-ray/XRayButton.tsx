import { words } from '#.site/words/x-ray-button.ts'
import { LateFailure } from '#components/late-code/LateFailure.tsx'
import { useLateCode } from '#components/late-code/use-late-code.ts'

const loadXRay = () => import('./XRay.tsx')

/** Shows the page's measures over it. Code and styles load when the button is hovered, focused or pressed. */
export function XRayButton() {
  const { code, hasFailed, button, retry, close } = useLateCode('x-ray', loadXRay)
  return (
    <>
      <button {...button} className="consent-button">
        {words.open}
      </button>
      {hasFailed && <LateFailure retry={retry} />}
      {code && <code.XRay onClose={close} />}
    </>
  )
}
