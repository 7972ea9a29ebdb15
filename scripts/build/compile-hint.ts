import type { Plugin } from 'vite'

/** React and the app's entry: what every page starts with (the groups of vite.config.ts). */
const isNeededAtOnce = ({ name, isEntry }: { name: string; isEntry: boolean }) =>
  name === 'react' || (isEntry && name.includes('client-routing'))

/**
 * Lets browsers compile the app's code off the main thread, whole, while it arrives: nearly all of it runs
 * at once, and compiling each function at its first call costs half of the longest task of the load.
 * Source: V8, explicit compile hints (https://v8.dev/blog/explicit-compile-hints); others skip the comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // After minifying, which drops comments.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && isNeededAtOnce(file)) {
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
          }
        }
      },
    },
  }
}
