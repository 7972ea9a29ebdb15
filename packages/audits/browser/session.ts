/** A browser window, with the operations that tests need and that the clients of all engines support. */
export interface Session {
  /** Opens an address, and resolves once it has loaded. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page, with access to nothing but its arguments, and resolves to its result. */
  run: <Result, Args extends readonly unknown[]>(
    code: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Clicks the first element that matches a selector, as a visitor would. */
  click: (selector: string) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  stop: () => Promise<void>
}

export interface Engine {
  name: string
  start: () => Promise<Session>
}
