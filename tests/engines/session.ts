/** A key that the tests press. */
export type Key = 'Enter' | 'Escape' | 'Tab'

/** A window of one engine, with what the tests need of it and every engine's client can do. */
export interface Session {
  /** Opens an address, and settles when it has loaded. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page, which knows nothing but its arguments, and gives what it returns or resolves to. */
  run: <Result, Args extends readonly unknown[]>(
    code: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Presses the pointer on the first element that a selector finds, as a visitor does. */
  click: (selector: string) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  stop: () => Promise<void>
}

export interface Engine {
  name: string
  start: () => Promise<Session>
}
