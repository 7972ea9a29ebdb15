import { useCallback, useEffect, useRef, useState, type ComponentType, type SubmitEvent } from 'react'
import { showPressed } from '#components/app/after-paint.ts'
import { wholeStyles } from '#components/app/whole-styles.ts'
import { wasPressedEarly } from '#components/late-code/early-press.ts'
import { contactEndpoint } from './endpoint.ts'
import type { Conversation } from './conversation.ts'
import { hasDraft } from './has-draft.ts'
import { initialState, type FormState } from './state.ts'

/** What the form shows from its first use on. */
interface Parts {
  /** Shows the state in words. */
  Answer: ComponentType<{ state: FormState }>
  /** The bot protection's widget, if it is visible. */
  Check: ComponentType | undefined
}

/** A failure to load code is reported when the form is sent. */
const ignore = () => {}

/**
 * A form's behavior. The form can be filled in and sent without scripts; this adds inline checks, the draft, and the
 * answer on the same page. The code for these loads on first focus.
 * @param topicOfVisit The service that the visitor comes from. Called in the browser.
 */
export function useContactForm(topicOfVisit?: () => string | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(initialState)
  const [parts, setParts] = useState<Parts>()
  /** The message could not be sent, since the code can't be loaded and no function takes the form itself. */
  const [hasFailed, setHasFailed] = useState(false)
  const conversation = useRef<Promise<Conversation>>(undefined)

  const start = useCallback((element: HTMLFormElement): Promise<Conversation> => {
    conversation.current ??= import('./conversation.ts').then(async ({ Answer, startConversation }) => {
      const started = await startConversation(element, contactEndpoint, setState)
      setParts({ Answer, Check: started.Check })
      return started
    })
    // If the code fails to load, the next use retries.
    conversation.current.catch(() => {
      conversation.current = undefined
    })
    return conversation.current
  }, [])

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const topic = topicOfVisit?.()
    if (topic || hasDraft()) import('./prefill.ts').then(({ prefill }) => prefill(element, topic), ignore)
    const prepare = () => {
      // The messages are our own, inline; without scripts the browser shows its own.
      element.noValidate = true
      void start(element).catch(ignore)
    }
    const edit = () => void start(element).then(({ edit: keep }) => keep(), ignore)
    // The form may have been focused before this code loaded.
    if (element.contains(document.activeElement)) prepare()
    element.addEventListener('focusin', prepare)
    element.addEventListener('input', edit)
    // Only a form without a backend has an id: any other has already been sent by the browser.
    if (element.id && wasPressedEarly(element.id)) element.requestSubmit()
    return () => {
      element.removeEventListener('focusin', prepare)
      element.removeEventListener('input', edit)
    }
  }, [topicOfVisit, start])

  return {
    form,
    state,
    hasFailed,
    ...parts,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const element = event.currentTarget
      setHasFailed(false)
      const pressed = showPressed(event.nativeEvent.submitter)
      // The answer is readable without its styles.
      Promise.all([start(element), pressed, pressed.then(wholeStyles).catch(ignore)]).then(
        ([{ submit }]) => submit(),
        // If the code can't be loaded, the browser sends the form itself, and the function answers with a page.
        () => (contactEndpoint ? element.submit() : setHasFailed(true)),
      )
    },
  }
}
