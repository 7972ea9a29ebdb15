import type { Plugin } from 'vite'

const helpers = /\bwith(?:out)?Base\(/g

/**
 * Removes the calls of model/base-path.ts from the browser's bundle if the site has no base path: they would
 * return their argument, and no bundler inlines them across files. Saves 50 bytes of every first load.
 * @param base As `basePath` in model/base-path.ts.
 */
export function leaveOutBase(base: string): Plugin {
  return {
    name: 'leave-out-base',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client' && base === '',
    transform: {
      filter: { code: /from '#content\/base-path\.ts'/ },
      handler: (code) => ({ code: code.replace(helpers, '('), map: null }),
    },
  }
}
