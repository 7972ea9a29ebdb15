import { createRef } from 'react'
import { Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile'
import type { Prover } from './proof.ts'

/**
 * Milliseconds after which the message goes without a token. A blocked script reports an error, but one that
 * hangs doesn't.
 */
const patience = 8000

/**
 * Cloudflare Turnstile. It is visible only if it has a question for the visitor. A message without its token is
 * sent all the same, as one from a browser without JavaScript, of which the function takes few in an hour.
 * @param siteKey The public key of the widget.
 */
export function turnstile(siteKey: string): Prover {
  const widget = createRef<TurnstileInstance>()
  let token = Promise.withResolvers<string | undefined>()
  let givesUp = new Promise<undefined>(() => {})
  const giveUp = () => token.resolve(undefined)
  const forget = () => {
    token = Promise.withResolvers()
  }
  /** The wait begins when the widget, or a new token, is asked for. */
  const wait = () => {
    givesUp = new Promise((resolve) => setTimeout(() => resolve(undefined), patience))
  }
  wait()

  return {
    proof: () => Promise.race([token.promise, givesUp]),
    renew: () => {
      forget()
      wait()
      widget.current?.reset()
    },
    Check: () => (
      <Turnstile
        ref={widget}
        siteKey={siteKey}
        className="contact-form__wide"
        options={{ appearance: 'interaction-only', responseField: false, size: 'flexible' }}
        scriptOptions={{ onError: giveUp }}
        onSuccess={(value) => {
          token.resolve(value)
        }}
        onExpire={forget}
        onError={giveUp}
        onUnsupported={giveUp}
      />
    ),
  }
}
