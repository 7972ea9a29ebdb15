import { createRef } from 'react'
import { Turnstile, type TurnstileInstance } from '@marsidev/react-turnstile'
import { outOfPatience } from './patience.ts'
import type { Prover } from './proof.ts'

/**
 * Cloudflare Turnstile, which is visible only if it has a question for the visitor. Without a token, the message is sent
 * as if from a browser without JavaScript; the function accepts a few of these an hour.
 * @param siteKey The widget's public key.
 */
export function turnstile(siteKey: string): Prover {
  const widget = createRef<TurnstileInstance>()
  let token = Promise.withResolvers<string | undefined>()
  let givesUp = outOfPatience()
  const giveUp = () => token.resolve(undefined)
  const forget = () => {
    token = Promise.withResolvers()
  }

  return {
    proof: () => Promise.race([token.promise, givesUp]),
    renew: () => {
      forget()
      givesUp = outOfPatience()
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
