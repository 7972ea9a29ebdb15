import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { contactDraftKey } from '#content/contact-draft.ts'
import { contactEndpoint } from './endpoint.ts'
import { initialState, nextState, type FormState } from './machine.ts'
import type { Conversation } from './conversation.ts'

/** Whether this session has a draft; blocked storage has none. */
const hasDraft = (): boolean => {
  try {
    return sessionStorage.getItem(contactDraftKey) !== null
  } catch {
    return false
  }
}

/** Puts texts into the form's empty fields: what somebody has typed before the app started stays. */
function fill(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = text === 'on'
    else if (
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      control.value === ''
    ) {
      control.value = text
    }
  }
}

/** The service that the visitor comes from: `?about=saas`, or the service page before this one. */
function topicOfVisit(previousPath: string | undefined): string | undefined {
  const asked = new URLSearchParams(location.search).get('about')
  const referrer = document.referrer.startsWith(location.origin) ? new URL(document.referrer).pathname : ''
  return asked ?? /^\/services\/([\w-]+)\//.exec(previousPath ?? referrer)?.[1]
}

interface ContactFormControl {
  form: RefObject<HTMLFormElement | null>
  state: FormState
  /** Shows the state in words; there from the first use on. */
  Answer: ComponentType<{ state: FormState }> | undefined
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * The form's behaviour. It needs no script to be filled in and sent; this adds checks in place, the
 * draft and the answer on the same page. The code for that arrives with the first focus.
 * @param previousPath The page before this one, where the app has shown it.
 */
export function useContactForm(previousPath: string | undefined): ContactFormControl {
  const form = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(nextState, initialState)
  const [answer, setAnswer] = useState<{ Answer: ComponentType<{ state: FormState }> }>()
  const conversation = useRef<Promise<Conversation>>(undefined)

  const start = useCallback((element: HTMLFormElement): Promise<Conversation> => {
    conversation.current ??= import('./conversation.ts').then(({ Answer, startConversation }) => {
      setAnswer({ Answer })
      return startConversation({ form: element, endpoint: contactEndpoint, dispatch })
    })
    // A failed chunk: the next use tries again.
    conversation.current.catch(() => {
      conversation.current = undefined
    })
    return conversation.current
  }, [])

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    // The messages are ours, in place and in words; without scripts the browser's stand in.
    element.noValidate = true
    const topic = topicOfVisit(previousPath)
    if (topic) fill(element, { topic })
    if (hasDraft()) {
      void import('./draft.ts').then(({ readDraft }) => fill(element, readDraft()?.fields ?? {}))
    }
    const prepare = () => void start(element).catch(() => {})
    const edit = () =>
      void start(element).then(
        ({ edit: keep }) => keep(),
        () => {},
      )
    element.addEventListener('focusin', prepare, { once: true })
    element.addEventListener('input', edit)
    return () => {
      element.removeEventListener('focusin', prepare)
      element.removeEventListener('input', edit)
    }
  }, [previousPath, start])

  return {
    form,
    state,
    Answer: answer?.Answer,
    submit: (event) => {
      event.preventDefault()
      const element = event.currentTarget
      start(element).then(
        ({ submit }) => submit(),
        // Without that code the browser sends the form itself, and the function answers with a page.
        () => element.submit(),
      )
    },
  }
}
