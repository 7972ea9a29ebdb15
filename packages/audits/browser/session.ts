/** A key that the tests press. */
export type Key = 'Enter' | 'Escape' | 'Tab'

/**
 * A window of one engine, with the operations that the tests need and that every engine's client supports.
 */
export interface Session {
  /** Opens an address, and settles once it has loaded. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page, where it has access only to its arguments, and resolves to its result. */
  run: <Result, Args extends readonly unknown[]>(
    code: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Clicks the first element that matches a selector, as a visitor does. */
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
