import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { showPressed } from '#components/app/after-paint.ts'
import { contactEndpoint } from './endpoint.ts'
import type { Conversation } from './conversation.ts'
import { hasDraft } from './has-draft.ts'
import { initialState, type FormState } from './state.ts'

/** Shown from the first use on. */
interface Parts {
  /** Shows the state in words. */
  Answer: ComponentType<{ state: FormState }>
  /** The bot protection's widget, if it is visible. */
  Check: ComponentType | undefined
}

interface ContactFormControl extends Partial<Parts> {
  form: RefObject<HTMLFormElement | null>
  state: FormState
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * A form's behavior. The form can be filled in and sent without scripts; this adds inline checks, the
 * draft, and the answer on the same page. The code for that loads on first focus.
 * @param topicOfVisit Says which service the visitor comes from, once the browser can be asked.
 */
export function useContactForm(topicOfVisit?: () => string | undefined): ContactFormControl {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(initialState)
  const [parts, setParts] = useState<Parts>()
  const conversation = useRef<Promise<Conversation>>(undefined)

  const start = useCallback((element: HTMLFormElement): Promise<Conversation> => {
    conversation.current ??= import('./conversation.ts').then(async ({ Answer, startConversation }) => {
      const started = await startConversation({
        form: element,
        endpoint: contactEndpoint,
        onState: setState,
      })
      setParts({ Answer, Check: started.Check })
      return started
    })
    // A chunk failed to load: the next use retries.
    conversation.current.catch(() => {
      conversation.current = undefined
    })
    return conversation.current
  }, [])

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const topic = topicOfVisit?.()
    if (topic || hasDraft()) {
      import('./prefill.ts').then(
        ({ prefill }) => prefill(element, topic),
        () => {},
      )
    }
    const prepare = () => {
      // The messages are our own, inline; without scripts the browser shows its own.
      element.noValidate = true
      void start(element).catch(() => {})
    }
    const edit = () =>
      void start(element).then(
        ({ edit: keep }) => keep(),
        () => {},
      )
    // Somebody may have focused it before this code loaded.
    if (element.contains(document.activeElement)) prepare()
    element.addEventListener('focusin', prepare, { once: true })
    element.addEventListener('input', edit)
    return () => {
      element.removeEventListener('focusin', prepare)
      element.removeEventListener('input', edit)
    }
  }, [topicOfVisit, start])

  return {
    form,
    state,
    ...parts,
    submit: (event) => {
      event.preventDefault()
      const element = event.currentTarget
      const pressed = showPressed(event.nativeEvent.submitter)
      Promise.all([start(element), pressed]).then(
        ([{ submit }]) => submit(),
        // Without that code the browser sends the form itself, and the function answers with a page.
        () => element.submit(),
      )
    },
  }
}
