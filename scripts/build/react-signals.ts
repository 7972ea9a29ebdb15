import type { Plugin } from 'vite'

const signal = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * React's client makes, when it is loaded, the errors by which it signals to itself, and compares them by
 * identity. Where a tool listens for errors, as Lighthouse does, each makes the browser parse all of React
 * again to tell its line: two thirds of the longest task of the load. These say what they are, without a stack.
 *
 * @param code React's own, of `react-dom/client` for production.
 */
export const withoutStacks = (code: string): string =>
  code.replaceAll(signal, '$1 = { __proto__: Error.prototype, message: $2 }')

/** Spares browsers the stacks of React's signals; a React that names them otherwise stays as it is. */
export function reactSignals(): Plugin {
  return {
    name: 'react-signals',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler: (code) => ({ code: withoutStacks(code), map: null }),
    },
  }
}
